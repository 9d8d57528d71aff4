import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { silentLogger } from '@portal/service-kit/logging';
import { refuseDamaged } from '../src/signing';
import { buildFiles, digestOf, name, packed, token } from './desk';
import { ask, cleanUp } from './harness';
import { loadable, portalOfTeams, signedRequest, textOf } from './keys';

afterEach(cleanUp);

test('a team makes a key, releases with it, and the board names team, person and commit', async () => {
  const { team, signer, liveFor, store } = await portalOfTeams();
  const wizards = await team('wizards', 'Team Wizards');
  expect(statSync(wizards.file).mode & 0o077).toBe(0);

  const tried = await wizards.run('try', name, '--from', await loadable('one'), '--version', '2.0.0');
  expect(tried.output).toMatch(/Uploaded mfe-admin 2\.0\.0-\w{8} \(\d+ KB, signed\).*Tried it: 4 files/s);
  const version = /promote mfe-admin (\S+)`/.exec(tried.output)?.[1] ?? '';
  const promoted = await wizards.run('promote', name, version);
  expect(promoted.output).toMatch(/^mfe-admin 2\.0\.0-\w{8} is live for everybody; before it was 1\.0\.0/);

  expect(await liveFor()).toBe(version);
  expect(await signer('2.0.0')).toMatchObject({
    title: 'Team Wizards',
    holder: 'Somebody of Team Wizards',
    key: wizards.key,
    commit: '0123456789abcdef',
    revoked: false,
  });
  expect((await store.readIndex()).log?.at(-1)).toMatchObject({
    what: 'live',
    by: { kind: 'key', team: 'wizards', key: wizards.key, name: 'Somebody of Team Wizards' },
  });
  const status = await wizards.run('status', name);
  expect(status.output).toMatch(
    /2\.0\.0-\w{8} {2}live .*signed by Team Wizards \(Somebody of Team Wizards\), commit 0123456789ab/,
  );
});

test('a canary and a rollback by key; a stranger and another team are refused by name', async () => {
  const { team, holder, liveFor } = await portalOfTeams();
  const before = await liveFor();
  const wizards = await team('wizards', 'Team Wizards');
  const others = await team('others', 'Team Others', ['mfe-other']);
  const stranger = await holder();
  const canary = await wizards.run('canary', name, '--from', await loadable('one'), '--percent', '20');
  expect(canary.output).toMatch(/goes to 20 of 100 visitors/);

  expect((await stranger.run('rollback', name)).output).toMatch(/signature of this request does not fit/);
  expect((await others.run('rollback', name)).output).toBe(
    'Team Others does not own mfe-admin: an administrator says on the board who does.\n',
  );
  expect((await wizards.run('rollback', name)).output).toMatch(/is live for everybody/);
  expect(await liveFor()).toBe(before);
});

test('a trial that rises by a plan, staff first, is asked for by the command', async () => {
  const { team, admin } = await portalOfTeams();
  const wizards = await team('wizards', 'Team Wizards');
  const from = ['canary', name, '--from', await loadable('one')];
  const plan = ['--plan', '1,10,100', '--minutes', '5', '--visitors', '3', '--staff-first'];
  const begun = await wizards.run(...from, ...plan);
  expect(begun.output).toMatch(
    /goes to members of staff, then to 1 of 100 visitors, then by itself to 10, 100; the/,
  );
  type Planned = { canary: { plan: { stages: { percent: number }[] } } };
  const [remote] = (await admin('GET', 'modules')).json<{ remotes: Planned[] }>().remotes;
  // The first stage is for staff only: 0 % of the other visitors.
  expect(remote?.canary.plan.stages.map(({ percent }) => percent)).toEqual([0, 1, 10, 100]);
  expect(remote?.canary.plan.stages.at(1)).toEqual({ percent: 1, minutes: 5, visitors: 3 });
  for (const [slip, says] of [
    [['--plan', '10,1'], /--plan must be rising whole numbers/],
    [['--plan', '1,10', '--percent', '5'], /Give --percent or --plan, not both/],
    [['--minutes', '5'], /belong to a --plan/],
  ] as const)
    expect((await wizards.run(...from, ...slip)).output).toMatch(says);
});

test('a stolen key that is revoked: nothing it signed is given to anybody anew, and what is live is marked', async () => {
  const { team, signer, liveFor, store, admin } = await portalOfTeams();
  const first = await liveFor();
  const wizards = await team('wizards', 'Team Wizards');
  const successor = await team('wizards', 'Team Wizards');
  await wizards.run('try', name, '--from', await loadable('good'), '--version', '2.0.0');
  const [, good = ''] = (await store.readIndex()).remotes[name]?.releases.map(({ version }) => version) ?? [];
  await wizards.run('promote', name, good);
  // The thief starts a trial of another build.
  const theirs = await loadable('theirs');
  await wizards.run('canary', name, '--from', theirs, '--version', '2.1.0', '--percent', '50');
  expect((await store.readIndex()).remotes[name]?.canary?.version).toMatch(/^2\.1\.0/);

  expect((await wizards.revoke()).status).toBe(200);
  const { remotes } = await store.readIndex();
  expect(remotes[name]?.canary).toBeUndefined();
  expect(await liveFor()).toBe(good);
  expect(await signer('2.0.0')).toMatchObject({ revoked: true });
  expect((await wizards.run('rollback', name)).output).toMatch(/signature of this request does not fit/);
  const stolen = remotes[name]?.releases.find(({ version }) => version.startsWith('2.1.0'))?.version ?? '';
  expect((await successor.run('promote', name, stolen)).output).toMatch(
    /is signed by a key that was revoked/,
  );

  // Another key of the team signs again what the team itself had released.
  const again = await successor.run('try', name, '--from', await loadable('good'), '--version', '2.0.0');
  expect(again.output).toMatch(/signed/);
  expect(await signer('2.0.0')).toMatchObject({ revoked: false, key: successor.key });
  await admin('POST', `modules/${name}/rollback`);
  expect(await liveFor()).toBe(first);
});

test('a rollback passes over a version that a revoked key signed', async () => {
  const { team, liveFor } = await portalOfTeams();
  const first = await liveFor();
  const thief = await team('wizards', 'Team Wizards');
  const wizards = await team('wizards', 'Team Wizards');
  for (const [holder, version] of [
    [thief, '2.0.0'],
    [wizards, '2.1.0'],
  ] as const) {
    const tried = await holder.run('try', name, '--from', await loadable(version), '--version', version);
    await holder.run('promote', name, /promote mfe-admin (\S+)`/.exec(tried.output)?.[1] ?? '');
  }
  await thief.revoke();
  expect((await wizards.run('rollback', name)).code).toBe(0);
  expect(await liveFor()).toBe(first);
});

test('a retired key signs nothing new, and what it signed stays good', async () => {
  const { team, signer } = await portalOfTeams();
  const old = await team('wizards', 'Team Wizards');
  const next = await team('wizards', 'Team Wizards');
  const tried = await old.run('try', name, '--from', await loadable('one'), '--version', '2.0.0');
  const version = /promote mfe-admin (\S+)`/.exec(tried.output)?.[1] ?? '';
  await old.retire();
  expect((await old.run('promote', name, version)).output).toMatch(/signature of this request does not fit/);
  expect((await next.run('promote', name, version)).output).toMatch(/is live for everybody/);
  expect(await signer('2.0.0')).toMatchObject({ key: old.key, revoked: false });
});

test.each([
  [
    'a file that was changed',
    { 'page.0123456789ab.js': 'changed' },
    /page\.0123456789ab\.js was changed after signing/,
  ],
  ['a file that was added', { 'more.js': 'added' }, /more\.js was added after signing/],
  ['other needs', { 'manifest.json': '' }, /other contracts than manifest\.json/],
])('%s after signing is refused at upload', async (_what, change, sentence) => {
  const { team, withToken, store, url } = await portalOfTeams();
  const wizards = await team('wizards', 'Team Wizards');
  const folder = await loadable('one');
  const signed = await wizards.run('sign', folder, '--version', '2.0.0');
  const version = /^Signed mfe-admin (2\.0\.0-\w+)/.exec(signed.output)?.[1];
  for (const [file, content] of Object.entries(change)) {
    const place = join(folder, file);
    const needs = { contracts: { 'svc-applications': '^1.0.0' } };
    writeFileSync(place, content || JSON.stringify({ ...JSON.parse(textOf(place)), ...needs }));
  }
  const [changed] = Object.keys(change);
  const unsent = await withToken('try', name, '--from', folder);
  expect(unsent.output).toMatch(new RegExp(`^${changed} was changed since .* was signed`));
  expect(unsent.code).toBe(1);

  const files = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file))]);
  const body = await packed(Object.fromEntries(files));
  const refused = await ask(url, `/registry/remotes/${name}/releases/${version}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-digest': digestOf(body) },
    body,
  });
  expect(refused.json().message).toMatch(sentence);
  expect(refused.status).toBe(422);
  expect((await store.readIndex()).remotes[name]?.releases).toHaveLength(1);
});

test('a file changed on the disk after signing: the version is refused at a start, and the one before goes on', async () => {
  const { team, store, folder, liveFor, url } = await portalOfTeams();
  const first = await liveFor();
  const wizards = await team('wizards', 'Team Wizards');
  const tried = await wizards.run('try', name, '--from', await loadable('one'), '--version', '2.0.0');
  const version = /promote mfe-admin (\S+)`/.exec(tried.output)?.[1] ?? '';
  await wizards.run('promote', name, version);
  await refuseDamaged(store, silentLogger);
  expect(await liveFor()).toBe(version);

  writeFileSync(join(folder, name, version, 'page.0123456789ab.js'), 'somebody else');
  await refuseDamaged(store, silentLogger);
  expect(await liveFor()).toBe(first);
  expect((await ask(url, `/remotes/${name}/${version}/page.0123456789ab.js`)).status).toBe(404);
  expect((await store.readIndex()).log?.at(-1)).toMatchObject({
    what: 'refused',
    from: version,
    version: first,
    reason: 'page.0123456789ab.js was changed after signing',
  });
});

test('the shared token is switched off once a team has a key, and each use of it is in the record', async () => {
  const { admin, team, withToken, listed, upload, store } = await portalOfTeams();
  const early = await admin('PUT', 'release-token', { accepted: false });
  expect([early.status, early.json().message]).toEqual([409, expect.stringMatching(/No team has a key yet/)]);
  await upload('1.5.0', buildFiles({ 'page.0123456789ab.js': 'five' }));
  expect((await store.readIndex()).log?.at(-1)).toMatchObject({ what: 'published', by: { kind: 'token' } });
  expect((await listed()).sharedToken).toEqual({ accepted: true, lastUsedAt: expect.any(String) });

  await team('wizards', 'Team Wizards');
  expect((await admin('PUT', 'release-token', { accepted: false })).status).toBe(200);
  const refused = await withToken('rollback', name);
  expect(refused.output).toBe(
    'The shared release token is switched off in this portal. Sign with a key of your team.\n',
  );
  expect((await upload('1.6.0', buildFiles())).status).toBe(403);
  expect((await listed()).events.map(({ what }) => what)).toEqual([
    'shared-token-off',
    'key-added',
    'team-added',
  ]);
});

test('a signed request is good once, for this portal alone, and its body is the signed one', async () => {
  const { team, url, port } = await portalOfTeams();
  const wizards = await team('wizards', 'Team Wizards');
  const signed = (authority: string, body?: string) =>
    signedRequest(wizards.file, authority, `/registry/remotes/${name}`, body);
  const good = await signed(`127.0.0.1:${port}`);
  expect((await ask(url, good.path, good)).status).toBe(200);
  const again = await ask(url, good.path, good);
  expect([again.status, again.json().message]).toEqual([
    401,
    'This signed request was sent before. Sign it anew.',
  ]);
  const elsewhere = await signed('other.example');
  expect((await ask(url, elsewhere.path, elsewhere)).status).toBe(401);
  const live = await signed(`127.0.0.1:${port}`, '{"version":"1.0.0"}');
  const changed = await ask(url, live.path, { ...live, body: '{"version":"9.0.0"}' });
  expect(changed.json().message).toBe('The body is not the one that was signed.');
});

test('keys are changed by administrators who proved who they are, and by nobody else', async () => {
  const { call, issuer } = await portalOfTeams();
  const put = (authorization: string) =>
    call('PUT', '/api/admin/release-keys/wizards', { title: 'Team', owns: [] }, { authorization });
  const reviewer = await issuer.bearer({ role: 'reviewer' });
  expect((await put(reviewer.Authorization)).status).toBe(403);
  expect((await call('GET', '/api/admin/release-keys', undefined, {})).status).toBe(401);
});

test('each change on the board needs a password that was entered a moment ago', async () => {
  const { call, issuer } = await portalOfTeams();
  const issuedAt = Math.floor(Date.now() / 1000) - 15 * 60;
  const { Authorization: authorization } = await issuer.bearer({ role: 'admin', issuedAt });
  const key = 'a'.repeat(64);
  const changes: [string, string, object?][] = [
    ['PUT', 'release-keys/wizards', { title: 'Team', owns: [] }],
    ['POST', 'release-keys/wizards/keys', { public_key: 'AAAA', holder: 'Aline' }],
    ['POST', `release-keys/wizards/keys/${key}/retire`],
    ['POST', `release-keys/wizards/keys/${key}/revoke`],
    ['PUT', 'release-token', { accepted: false }],
    ['POST', `modules/${name}/off`],
    ['POST', `modules/${name}/on`],
    ['POST', `modules/${name}/previews`, { version: '1.0.0', label: 'Aline' }],
    ['DELETE', `modules/${name}/previews/abcdefgh`],
  ];
  for (const [method, path, body] of changes) {
    const answer = await call(method, `/api/admin/${path}`, body, { authorization });
    expect([path, answer.status, answer.json()]).toMatchObject([path, 403, { reauthenticate: true }]);
  }
});

test('a statement that was rewritten after signing is refused, and so is one by an unknown key', async () => {
  const { team, holder, withToken } = await portalOfTeams();
  const wizards = await team('wizards', 'Team Wizards');
  const folder = await loadable('one');
  await wizards.run('sign', folder, '--version', '2.0.0');
  const place = join(folder, 'release.dsse.json');
  const envelope = JSON.parse(textOf(place)) as { payload: string };
  const statement = Buffer.from(envelope.payload, 'base64')
    .toString()
    .replace('0123456789abcdef', 'fedcba9876543210');
  writeFileSync(place, JSON.stringify({ ...envelope, payload: Buffer.from(statement).toString('base64') }));
  expect((await withToken('try', name, '--from', folder)).output).toMatch(/was changed after it was signed/);
  const stranger = await holder();
  await stranger.run('sign', folder, '--version', '2.0.0');
  expect((await withToken('try', name, '--from', folder)).output).toMatch(
    /signed by a key that this portal does not know/,
  );
});
