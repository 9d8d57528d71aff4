import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { buildFiles, name, releasingPortal, token } from './desk';
import { ask, cleanUp, folderWith, upstream } from './harness';

afterEach(cleanUp);

const lifecyclesModule = '({ bootstrap() {}, mount() {}, unmount() {} })';
const entry = (page = lifecyclesModule, more = '') =>
  `${more};window['${name}'] = { init() {}, get: async () => () => ${page} };`;

/** A build that a browser could load. */
const build = (script = entry(), change: Record<string, string> = {}) =>
  folderWith(buildFiles({ 'remoteEntry.js': script, 'page.0123456789ab.js': '', ...change }));

interface Outcome {
  code: number;
  output: string;
}

function runCommand(command: string, args: string[], env: Record<string, string>): Promise<Outcome> {
  const script = resolve(__dirname, `../../scripts/${command}.mjs`);
  return new Promise((done) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { ...process.env, ...env } },
      (error, out, complaint) => done({ code: error ? Number(error.code) : 0, output: `${out}${complaint}` }),
    );
  });
}

async function team() {
  const portal = await releasingPortal({ contracts: { 'svc-applications': '1.2.0' } });
  const env = { PORTAL_URL: portal.url, RELEASE_TOKEN: token };
  return {
    ...portal,
    run: (command: string, ...args: string[]) => runCommand(command, args, env),
    release: async (folder: string, ...args: string[]) =>
      runCommand('release', [name, '--from', folder, ...args], env),
  };
}

test('a release is uploaded, checked and made live, under the given number and its hash', async () => {
  const { release, liveFor, store } = await team();
  const first = await liveFor();
  const { code, output } = await release(await build(), '--version', '1.1.0');
  expect(output).toMatch(/Uploaded mfe-admin 1\.1\.0-[0-9a-f]{8} .* it fits the portal/);
  expect(output).toMatch(/Tried it: 4 files are served as built, and every mount loads\./);
  expect(output).toContain(`is live; before it was ${first}.`);
  expect(code).toBe(0);
  expect(await liveFor()).toMatch(/^1\.1\.0-[0-9a-f]{8}$/);
  expect((await store.readIndex()).log?.at(-1)).toMatchObject({ what: 'live', by: { kind: 'token' } });
});

test("without a number the build's own is used, and the same build again is the same release", async () => {
  const { release, liveFor, store } = await team();
  const folder = await build();
  await release(folder);
  const version = await liveFor();
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect((await release(folder)).code).toBe(0);
  expect(await liveFor()).toBe(version);
  expect((await store.readIndex()).remotes[name]?.releases).toHaveLength(2);
});

test('a canary is begun, promoted and rolled back, and the rollback is live at once', async () => {
  const { release, run: command, liveFor } = await team();
  const first = await liveFor();
  const { output } = await release(await build(), '--version', '1.1.0', '--canary', '10');
  expect(output).toMatch(/goes to 10 of 100 visitors; the others keep/);
  const everybody = await Promise.all(
    Array.from({ length: 100 }, (_, place) => liveFor(`portal_release=${place}`)),
  );
  expect(everybody.filter((version) => version === first)).toHaveLength(90);
  expect((await command('promote', name)).output).toMatch(/1\.1\.0-\w+ is live for everybody/);
  expect(await liveFor()).toMatch(/^1\.1\.0/);
  const back = await command('rollback', name);
  expect(await liveFor()).toBe(first);
  expect(back.code).toBe(0);
});

test.each([
  [
    'throws at load',
    entry(lifecyclesModule, "throw new Error('out of order')"),
    /refused: Error: out of order/,
  ],
  ['cannot be read', 'this is no script', /refused: SyntaxError/],
  ['offers nothing', 'window.other = {};', /refused: Error: remoteEntry\.js offers nothing by the name of/],
  [
    'throws in its page',
    entry("(() => { throw new TypeError('no page') })()"),
    /refused: TypeError: no page/,
  ],
  [
    'exports no page',
    entry('({ mount() {} })'),
    /refused: Error: \.\/page does not export bootstrap, unmount/,
  ],
])('a remote that %s is refused, and nobody gets it', async (_what, script, sentence) => {
  const { release, liveFor } = await team();
  const before = await liveFor();
  const { code, output } = await release(await build(script), '--version', '1.1.0');
  expect(output).toMatch(sentence);
  expect(output).toContain('Nobody got it; what was live is live.');
  expect(code).toBe(1);
  expect(await liveFor()).toBe(before);
});

test("a remote that needs more than the portal has is refused with the portal's message", async () => {
  const { release } = await team();
  const manifest = { name, pages: [{ path: '/admin/*', mount: './page' }], shellApi: '^1.0.0' };
  const folder = await build(entry(), {
    'manifest.json': JSON.stringify({ ...manifest, contracts: { 'svc-applications': '^2.0.0' } }),
  });
  const { code, output } = await release(folder, '--version', '1.1.0');
  expect(output).toMatch(
    /mfe-admin 1\.1\.0-\w+ needs svc-applications \^2\.0\.0, the portal offers 1\.2\.0\./,
  );
  expect(code).toBe(1);
});

test.each([
  ['release', [], /Usage: npm run release/],
  ['release', ['mfe-nobody'], /There is no remote named mfe-nobody/],
  ['release', ['mfe-admin', '--version', 'new'], /--version must be three numbers/],
  ['release', ['mfe-admin', '--canary', '100'], /--canary must be a whole number of percent/],
  ['rollback', [], /Usage: npm run rollback -- NAME/],
  ['promote', ['mfe-admin'], /No version of mfe-admin is being tried\./],
  ['rollback', ['mfe-admin'], /No version of mfe-admin was live before this one\./],
])('%s %j reports what is wrong and exits with 1', async (command, args, sentence) => {
  const { run: again } = await team();
  const { code, output } = await again(command, ...args);
  expect(output).toMatch(sentence);
  expect(code).toBe(1);
});

test('a wrong token, no token and no portal are distinguished', async () => {
  const { url, folder } = await team();
  const wrong = await runCommand('rollback', [name], {
    PORTAL_URL: url,
    RELEASE_TOKEN: 'a-wrong-release-token',
  });
  expect(wrong).toEqual({ code: 1, output: expect.stringContaining('release token') });
  const none = await runCommand('rollback', [name], { PORTAL_URL: url, RELEASE_TOKEN: '', DATA_DIR: folder });
  expect(none).toEqual({ code: 1, output: expect.stringContaining('Give RELEASE_TOKEN, or the DATA_DIR') });
  const gone = await runCommand('rollback', [name], {
    PORTAL_URL: 'http://127.0.0.1:9',
    RELEASE_TOKEN: token,
  });
  expect(gone).toEqual({ code: 1, output: expect.stringContaining('does not answer') });
});

/** A proxy that cuts the connection at the first act it sees, before or after it is done, and then works. */
function dyingOnce(url: string, when: string, deaths: { count: number }) {
  return upstream(async (req, res) => {
    const dies = req.method === 'POST' && deaths.count++ === 0;
    if (dies && when === 'before it is done') return void req.socket.destroy();
    const passed = await ask(url, req.url ?? '', {
      method: req.method ?? 'GET',
      headers: { authorization: `Bearer ${token}` },
    });
    if (dies) return void req.socket.destroy();
    res.writeHead(passed.status, { 'content-type': 'application/json' }).end(passed.body);
  });
}

describe.each(['before it is done', 'after it was done'])('a gateway that dies %s', (when) => {
  test('rolls back once', async () => {
    const { url, release, liveFor, act, upload } = await team();
    for (const version of ['1.1.0', '1.2.0']) {
      await upload(version, buildFiles({ 'page.0123456789ab.js': version }));
      await act('live', { version });
    }
    await release(await build(), '--version', '1.3.0');
    const deaths = { count: 0 };
    const { url: dying } = await dyingOnce(url, when, deaths);
    const back = await runCommand('rollback', [name], { PORTAL_URL: dying, RELEASE_TOKEN: token });
    expect(back.output).toMatch(/^mfe-admin 1\.2\.0 is live for everybody; 1\.3\.0-\w+ is no more/);
    expect(back.code).toBe(0);
    expect(deaths.count).toBe(2);
    expect(await liveFor()).toBe('1.2.0');
  });

  test('promotes the version that was on trial', async () => {
    const { url, liveFor, act, upload } = await team();
    await upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'tried' }));
    await act('live', { version: '1.1.0', canary: 10 });
    const { url: dying } = await dyingOnce(url, when, { count: 0 });
    const done = await runCommand('promote', [name], { PORTAL_URL: dying, RELEASE_TOKEN: token });
    expect(done).toMatchObject({ code: 0, output: expect.stringMatching(/^mfe-admin 1\.1\.0 is live/) });
    expect(await liveFor()).toBe('1.1.0');
  });
});

test('an act whose answer never came says that it may have been done', async () => {
  const { url, act, upload } = await team();
  await upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'tried' }));
  await act('live', { version: '1.1.0' });
  const { url: dead } = await upstream(async (req, res) => {
    if (req.method === 'POST') return void req.socket.destroy();
    const passed = await ask(url, req.url ?? '', { headers: { authorization: `Bearer ${token}` } });
    res.writeHead(passed.status, { 'content-type': 'application/json' }).end(passed.body);
  });
  const back = await runCommand('rollback', [name], { PORTAL_URL: dead, RELEASE_TOKEN: token });
  expect(back.code).toBe(1);
  expect(back.output).toMatch(
    /does not answer .* Whether it was done is not known: look by `portal-release status`/,
  );
}, 60_000);
