import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { name } from './desk';
import { cleanUp } from './harness';
import { loadable, portalOfTeams, portalRelease, textOf } from './keys';

afterEach(cleanUp);

test('a private key is encrypted by a passphrase where one is given, and opens with it alone', async () => {
  const { holder, admin, folder } = await portalOfTeams();
  const passphrase = 'four words that nobody guesses';
  const safe = await holder(passphrase);
  expect(readFileSync(safe.file, 'utf8')).toMatch(/^-----BEGIN ENCRYPTED PRIVATE KEY-----/);
  await admin('PUT', 'release-keys/wizards', { title: 'Team Wizards', owns: [name] });
  await admin('POST', 'release-keys/wizards/keys', { public_key: safe.publicKey, holder: 'Aline' });
  const tried = await safe.run('try', name, '--from', await loadable('one'), '--version', '2.0.0');
  expect(tried.output).toMatch(/signed\)/);

  const key = { RELEASE_KEY_FILE: safe.file };
  const status = (env: Record<string, string>) => portalRelease(['status'], { ...key, ...env }, folder);
  expect((await status({})).output).toMatch(/is encrypted: give its passphrase in RELEASE_KEY_PASSPHRASE/);
  const wrong = await status({ RELEASE_KEY_PASSPHRASE: 'another passphrase' });
  expect(wrong).toMatchObject({
    code: 1,
    output: expect.stringMatching(/PASSPHRASE does not open \S+\.pem/),
  });
  const short = await portalRelease(['keygen', 'x.pem'], { RELEASE_KEY_PASSPHRASE: 'short' }, folder);
  expect(short).toMatchObject({ code: 1, output: expect.stringMatching(/12 characters at least/) });
  expect(existsSync(join(folder, 'x.pem'))).toBe(false);
});

test('the board names the owners of each module and service, once there are teams', async () => {
  const { admin } = await portalOfTeams();
  type Named = { name: string; owners?: string[] };
  const owners = async () => {
    const board = (await admin('GET', 'modules')).json<{ remotes: Named[]; services: Named[] }>();
    return [...board.remotes, ...board.services].map(({ name: part, owners }) => [part, owners]);
  };
  expect(await owners()).toEqual([
    [name, undefined],
    ['svc-applications', undefined],
  ]);
  await admin('PUT', 'release-keys/wizards', { title: 'Team Wizards', owns: [name] });
  await admin('PUT', 'release-keys/desk', { title: 'Team Desk', owns: [name] });
  expect(await owners()).toEqual([
    [name, ['Team Desk', 'Team Wizards']],
    ['svc-applications', []],
  ]);
});

test('keygen never replaces a key, and a private key is refused on the board', async () => {
  const { holder, admin } = await portalOfTeams();
  const one = await holder();
  expect((await one.run('keygen', one.file)).output).toMatch(/exists already/);
  await admin('PUT', 'release-keys/wizards', { title: 'Team Wizards', owns: [name] });
  const add = (public_key: string) =>
    admin('POST', 'release-keys/wizards/keys', { public_key, holder: 'Aline' });
  for (const text of [textOf(one.file), textOf(one.file).split('\n')[1] ?? '']) {
    const refused = await add(text);
    expect([refused.status, refused.json().message]).toEqual([422, expect.stringMatching(/private key/)]);
  }
  expect((await add('AAAA')).json().message).toMatch(/Paste an Ed25519 public key/);
  expect((await add(one.publicKey)).status).toBe(200);
  expect((await add(one.publicKey)).json().message).toBe(
    'This key is active in Team Wizards already. Make another one.',
  );
});
