import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { seed } from '../src/registry';
import { folderSource } from '../src/static';
import { ask, branding, cleanUp, folderWith, gateway, releases, remoteFiles, upstream } from './harness';

afterEach(cleanUp);

const script = 'console.log("the shell");';
const shellFiles = {
  'index.html':
    '<!doctype html><html lang="en"><head><title>x</title><!--portal:preload--><!--portal:config--></head><body><!--portal:first--></body></html>',
  'preload.json': JSON.stringify({
    main: ['/assets/main.0123456789ab.js'],
    home: ['/assets/home.0123456789ab.js'],
    react: ['/assets/react.0123456789ab.js'],
  }),
  'assets/main.0123456789ab.js': script,
  'assets/main.0123456789ab.js.br': brotliCompressSync(script),
  'assets/main.0123456789ab.js.gz': gzipSync(script),
  'first-page.json': JSON.stringify({
    html: '<h1>{{name}}</h1>{{mark}}{{links}}',
    image: '<img src="{{logo}}">',
    neutral: '<svg></svg>',
    list: '<ul>{{entries}}</ul>',
    entry: '<li>{{text}}</li>',
  }),
  'first-page.fr.json': '{}',
  'assets/licences.txt': 'MIT',
  'robots.txt': 'User-agent: *',
};

async function portal(services: Record<string, readonly string[]> = {}) {
  const data = await folderWith({});
  const build = await folderWith(remoteFiles('mfe-intern-wizard', '/application/interns'));
  const { store, catalogue } = await releases(data);
  await seed(store, [{ name: 'mfe-intern-wizard', folder: build }]);
  const { remotes } = await catalogue.registry();
  const version = remotes['mfe-intern-wizard']?.version ?? '';
  const entrance = await gateway({ shell: folderSource(await folderWith(shellFiles)), catalogue, services });
  return { url: entrance.url, version, remote: `/remotes/mfe-intern-wizard/${version}`, data };
}

const address = '/assets/main.0123456789ab.js';

test('a file with a hash in its name may be cached for ever', async () => {
  const { url } = await portal();
  const answer = await ask(url, address);
  expect(answer.body.toString()).toBe(script);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
});

test('a browser gets a compressed copy that it accepts', async () => {
  const { url } = await portal();
  const get = (encoding: string) => ask(url, address, { headers: { 'accept-encoding': encoding } });
  const br = await get('gzip, deflate, br');
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(script);
  const gzip = await get('gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  expect(new Set([br.headers.etag, gzip.headers.etag, (await get('identity')).headers.etag]).size).toBe(3);
});

test('a file without a compressed copy is served plain', async () => {
  const { url } = await portal();
  const answer = await ask(url, '/assets/licences.txt', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body.toString()).toBe('MIT');
});

test.each([address, '/', '/registry.json', '/robots.txt'])(
  '%s unchanged is 304 without a body',
  async (path) => {
    const { url } = await portal();
    const { headers } = await ask(url, path);
    const again = await ask(url, path, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
  },
);

test('HEAD gets the head alone', async () => {
  const { url } = await portal();
  const answer = await ask(url, address, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-length']).toBe(String(script.length));
  expect(answer.body).toHaveLength(0);
});

test.each([
  '/assets/gone.js',
  '/assets/gone',
  '/remotes/mfe-x/1/a.js',
  '/remotes/x',
  '/favicon.ico',
  '/index.html',
  '/first-page.json',
  '/first-page.fr.json',
])('%s is not found, and no page is sent in its place', async (path) => {
  const { url } = await portal();
  const answer = await ask(url, path);
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toMatch('application/json');
  expect(answer.headers['cache-control']).toBe('no-store');
});

/** A portal with a build that got this file by hand or from an earlier gateway. */
async function portalWith(file: string, content: string) {
  const { url, remote, data } = await portal();
  await writeFile(join(data, remote.replace('/remotes/', ''), file), content);
  return ask(url, `${remote}/${file}`);
}

test.each(['evil.html', 'evil.HTM', 'evil.xhtml', 'evil.xml', 'evil.pdf', 'evil.svgz', 'evil', 'evil.js.br'])(
  'nobody gets %s of a published build',
  async (file) => {
    expect((await portalWith(file, '<script>steal()</script>')).status).toBe(404);
  },
);

test.each([
  ['page.0123456789ab.css', 'text/css; charset=utf-8', 'sandbox'],
  ['drawing.svg', 'image/svg+xml; charset=utf-8', 'sandbox'],
  ['notes.txt', 'text/plain; charset=utf-8', 'sandbox'],
  ['page.js', 'text/javascript; charset=utf-8', 'sandbox allow-scripts allow-same-origin'],
  ['types.d.ts', 'application/octet-stream', 'sandbox'],
])('%s of a published build cannot act on the portal’s origin', async (file, type, policy) => {
  const { status, headers } = await portalWith(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['content-disposition']).toBe(file.endsWith('.ts') ? 'attachment' : undefined);
});

test('files take only GET and HEAD', async () => {
  const { url } = await portal();
  expect((await ask(url, '/', { method: 'POST' })).status).toBe(405);
});

test('the registry names the live version, and its manifest may be cached for ever', async () => {
  const { url, version, remote } = await portal();
  const registry = await ask(url, '/registry.json');
  expect(registry.headers['cache-control']).toBe('no-cache');
  expect(registry.json()).toEqual({
    shellApi: '1.5.0',
    remotes: {
      'mfe-intern-wizard': {
        version,
        manifest: `${remote}/mf-manifest.json`,
        describes: {
          name: 'mfe-intern-wizard',
          pages: [{ path: '/application/interns', mount: './page' }],
          shellApi: '^1.0.0',
        },
        integrity: {
          'mf-manifest.json': expect.stringMatching(/^sha384-[\w+/]{64}$/),
          'remoteEntry.js': expect.stringMatching(/^sha384-/),
          'page.0123456789ab.js': expect.stringMatching(/^sha384-/),
          'page.0123456789ab.css': expect.stringMatching(/^sha384-/),
        },
      },
    },
  });
  const manifest = await ask(url, `${remote}/mf-manifest.json`);
  expect(manifest.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('removed files of a remote are not found from then on', async () => {
  const { url, remote, data } = await portal();
  expect((await ask(url, `${remote}/remoteEntry.js`)).status).toBe(200);
  await rm(join(data, 'mfe-intern-wizard'), { recursive: true });
  expect((await ask(url, `${remote}/remoteEntry.js`)).status).toBe(404);
  expect((await ask(url, '/application/interns')).status).toBe(200);
});

test('the home page has links to the files it needs', async () => {
  const { url } = await portal();
  const page = (await ask(url, '/')).body.toString();
  expect(page).toContain('<title>Hope House</title>');
  expect(page).toContain(
    '<link rel="preload" href="/assets/home.0123456789ab.js" as="script" fetchpriority="low">',
  );
  expect(linksOf(page)).toEqual([
    '/registry.json as fetch',
    '/assets/react.0123456789ab.js as script',
    '/assets/home.0123456789ab.js as script',
  ]);
});

const drawn = '<div class="p-page" data-drawn lang="en"><div><h1>Hope House</h1><svg></svg></div></div>';

test('the home page can be read before any script has run; other pages are drawn by their scripts', async () => {
  const { url } = await portal();
  expect((await ask(url, '/')).body.toString()).toContain(`<body>${drawn}</body>`);
  for (const path of [
    '/maintenance',
    '/help',
    '/prepare',
    '/accessibility',
    '/application/interns',
    '/nowhere',
  ])
    expect((await ask(url, path)).body.toString()).toContain('<body></body>');
});

test('a closed portal does not show its home page', async () => {
  const status = await upstream((_req, res) => {
    res.setHeader('content-type', 'application/json').end('{"portal_enabled":false}');
  });
  const { url } = await portal({ 'svc-applications': [status.url] });
  const closed = await ask(url, '/');
  expect(closed.status).toBe(200);
  expect(closed.body.toString()).toContain('<body></body>');
});

test("a remote's page has links to the files that the remote needs", async () => {
  const { url, remote } = await portal();
  const page = (await ask(url, '/application/interns')).body.toString();
  expect(linksOf(page)).toEqual([
    '/registry.json as fetch',
    `${remote}/mf-manifest.json as fetch`,
    `${remote}/remoteEntry.js as script`,
    `${remote}/page.0123456789ab.js as script`,
    `${remote}/page.0123456789ab.css as style`,
    '/assets/react.0123456789ab.js as script',
  ]);
});

function linksOf(page: string): string[] {
  const links = page.matchAll(
    /<link rel="preload" href="([^"]+)" as="(\w+)"( crossorigin)?( integrity="sha384-[^"]+")?( fetchpriority="low")?>/g,
  );
  return [...links].map(([, href = '', as, crossorigin, integrity]) => {
    expect(Boolean(crossorigin)).toBe(as === 'fetch');
    expect(Boolean(integrity)).toBe(href.startsWith('/remotes/') && as !== 'fetch');
    return `${href} as ${as}`;
  });
}

test('an unknown page gets the shell with 404', async () => {
  const { url } = await portal();
  const answer = await ask(url, '/nowhere/at/all');
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a page has a strict security policy', async () => {
  const { url } = await portal();
  const { headers } = await ask(url, '/');
  const policy = String(headers['content-security-policy']).split('; ');
  for (const rule of [
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(rule);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('the logo beside the branding file is shown from the portal itself', async () => {
  const folder = await folderWith({ 'logo.svg': '<svg/>' });
  const entrance = await gateway({
    shell: folderSource(await folderWith(shellFiles)),
    config: {
      branding: { ...branding('x'), logo: '/branding/logo.svg' },
      remoteOverrides: false,
      keepPages: true,
    },
    logo: { path: '/branding/logo.svg', source: folderSource(folder), file: 'logo.svg' },
  });
  const answer = await ask(entrance.url, '/branding/logo.svg');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toMatch('image/svg+xml');
  expect(answer.headers['content-security-policy']).toMatch('sandbox');
});
