import { folderSource } from '../src/static';
import { ask, cleanUp, folderWith, gateway, upstream } from './harness';

afterEach(cleanUp);

const pageWith = (welcome: string) => ({
  html: `<h1>${welcome} {{name}}</h1>{{choice}}{{links}}`,
  image: '',
  neutral: '',
  list: '{{entries}}',
  entry: '<a href="{{url}}">{{text}}</a>',
  choice: {
    select: '<select>{{options}}</select>',
    option: '<option>{{name}}</option>',
    selected: '<option selected>{{name}}</option>',
    names: { en: 'English', fr: 'Français' },
  },
});
const words = {
  website: 'Site web',
  newsletter: 'Lettre',
  description: 'Une candidature',
  noScripts: 'Activez JavaScript.',
};
const shellFiles = {
  'index.html':
    '<!doctype html><html lang="en"><head><title>x</title><meta name="description" content="Apply"><!--portal:preload--></head>' +
    '<body><!--portal:first--><noscript><p>Switch on JavaScript.</p></noscript></body></html>',
  'first-page.json': JSON.stringify(pageWith('Welcome to')),
  'first-page.fr.json': JSON.stringify({ ...pageWith('Bienvenue à'), words }),
  'preload.json': JSON.stringify({
    home: ['/assets/home.js'],
    'language-fr': ['/assets/language-fr.js'],
    'language-fr.home': ['/assets/language-fr.home.js'],
    'language-fr.all': ['/assets/language-fr.all.js'],
    'language-rw': ['/assets/language-rw.js'],
  }),
};

async function portal({ services = {}, languages = ['en', 'fr', 'rw'] } = {}) {
  const { url } = await gateway({
    shell: folderSource(await folderWith(shellFiles)),
    languages,
    services,
  });
  const visit = (path = '/', headers: Record<string, string> = {}) => ask(url, path, { headers });
  const text = async (path?: string, headers?: Record<string, string>) =>
    (await visit(path, headers)).body.toString();
  return { visit, text };
}

const french =
  '<body><div class="p-page" data-drawn lang="fr"><div><h1>Bienvenue à Hope House</h1>' +
  '<select><option>English</option><option selected>Français</option></select></div></div>';

test('the home page is drawn in the language that is found for its visitor, and declares it', async () => {
  const { text } = await portal();
  const inFrench = [
    await text('/?lang=fr'),
    await text('/', { cookie: 'language=fr' }),
    await text('/', { 'accept-language': 'fr-CH, en;q=0.8' }),
  ];
  for (const page of inFrench) {
    expect(page).toMatch(/^<!doctype html><html lang="fr">/);
    expect(page).toContain(french);
  }
  const english = await text('/', { 'accept-language': 'de' });
  expect(english).toContain('data-drawn lang="en"><div><h1>Welcome to Hope House');
});

test('a language that is not offered is not drawn', async () => {
  const { text } = await portal({ languages: ['en', 'rw'] });
  expect(await text('/?lang=fr')).toContain('<h1>Welcome to Hope House');
});

test('the texts of the page itself are in its language, also where it is not drawn', async () => {
  const { text } = await portal();
  for (const path of ['/?lang=fr', '/help?lang=fr']) {
    const page = await text(path);
    expect(page).toContain('content="Une candidature"');
    expect(page).toContain('<noscript><p>Activez JavaScript.</p></noscript>');
  }
  expect(await text('/help')).toContain('<noscript><p>Switch on JavaScript.</p></noscript>');
});

const wordsIn = (page: string) =>
  [...page.matchAll(/href="\/assets\/(language-[\w.-]+)\.js"/g)].map(([, name]) => name);

test('a page brings the words of the shell that it needs: in a drawn page those of what may change, after its first look', async () => {
  const { text } = await portal();
  const home = await text('/?lang=fr');
  expect(home).toContain('href="/assets/language-fr.home.js" as="script" fetchpriority="low">');
  expect(wordsIn(home)).toEqual(['language-fr.home']);
  expect(wordsIn(await text('/help?lang=fr'))).toEqual(['language-fr.all']);
  expect(wordsIn(await text('/nowhere?lang=fr'))).toEqual(['language-fr']);
  expect(wordsIn(await text('/'))).toEqual([]);
});

test('where a shell has no drawing in the language, or one file for all pages, its words come at once', async () => {
  const { text } = await portal();
  const undrawn = await text('/?lang=rw');
  expect(undrawn).not.toContain('data-drawn');
  expect(undrawn).toContain('href="/assets/language-rw.js" as="script">');
});

test('a closed portal does not show its home page in any language', async () => {
  const status = await upstream((_req, res) => {
    res.setHeader('content-type', 'application/json').end('{"portal_enabled":false}');
  });
  const { text } = await portal({ services: { 'svc-applications': [status.url] } });
  expect(await text('/?lang=fr')).not.toContain('data-drawn');
});

test('a browser that has the page in another language gets the one that was chosen', async () => {
  const { visit } = await portal();
  const english = await visit();
  const etag = String(english.headers.etag);
  expect(english.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  });
  expect((await visit('/', { 'if-none-match': etag })).status).toBe(304);
  const chosen = await visit('/', { 'if-none-match': etag, cookie: 'language=fr' });
  expect([chosen.status, chosen.body.toString().includes('Bienvenue')]).toEqual([200, true]);
  expect(chosen.headers.etag).not.toBe(etag);
});
