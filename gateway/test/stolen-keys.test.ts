import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { ModuleBoard, ModulePreviewMade } from '@portal/contract-remote-v1';
import { silentLogger } from '@portal/service-kit/logging';
import { refuseDamaged } from '../src/signing';
import { name } from './desk';
import { ask, cleanUp, listen } from './harness';
import { loadable, portalOfTeams } from './keys';

afterEach(cleanUp);

/** A thief has a key of the team, and has published a build with it. */
async function robbed() {
  const portal = await portalOfTeams();
  const before = await portal.liveFor();
  const thief = await portal.team('wizards', 'Team Wizards', [name, 'svc-open-days']);
  await thief.run('try', name, '--from', await loadable('theirs'), '--version', '2.0.0');
  const version = (await portal.store.readIndex()).remotes[name]?.releases.at(-1)?.version ?? '';
  return { ...portal, before, thief, version };
}

const cookieOf = async (url: string, link: string) => {
  const opened = await ask(url, link);
  return { status: opened.status, cookie: opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
};

test('a link of invitation to what a stolen key signed ends with the key, wherever it was opened before', async () => {
  const { url, thief, version, call, liveFor, before } = await robbed();
  const made = await thief.run('preview', name, version, '--label', 'an administrator', '--hours', '336');
  const link = new URL(made.output.split('\n')[0] ?? '', url).pathname;
  const { status, cookie } = await cookieOf(url, link);
  expect([status, await liveFor(cookie)]).toEqual([303, version]);

  await thief.revoke();
  expect(await liveFor(cookie)).toBe(before);
  expect((await cookieOf(url, link)).status).toBe(410);
  const file = `/remotes/${name}/${version}/remoteEntry.js`;
  expect((await ask(url, file, { headers: { cookie } })).status).toBe(404);
  const { remotes } = (await call('GET', '/registry/remotes')).json<ModuleBoard>();
  expect(remotes[0]?.previews).toEqual([]);
});

test('a link to what another key signed stays when a key is revoked', async () => {
  const { url, thief, call, team, admin, liveFor, store } = await robbed();
  const successor = await team('others', 'Team Others');
  await successor.run('try', name, '--from', await loadable('ours'), '--version', '2.1.0');
  const version = (await store.readIndex()).remotes[name]?.releases.at(-1)?.version ?? '';
  const body = { version, hours: 1, label: 'The board' };
  const made = await admin('POST', `modules/${name}/previews`, body);
  const { cookie } = await cookieOf(url, made.json<ModulePreviewMade>().link);
  await thief.revoke();
  expect(await liveFor(cookie)).toBe(version);
  expect((await call('GET', '/registry/remotes')).json<ModuleBoard>().remotes[0]?.previews).toHaveLength(1);
});

test('a build that only a link opens is looked at when the gateway starts, too', async () => {
  const { url, admin, folder, store, liveFor, before, version } = await robbed();
  const made = await admin('POST', `modules/${name}/previews`, { version, hours: 1, label: 'The board' });
  const { cookie } = await cookieOf(url, made.json<ModulePreviewMade>().link);
  await writeFile(join(folder, name, version, 'page.0123456789ab.js'), 'changed on the disk');
  await refuseDamaged(store, silentLogger);
  expect(await liveFor(cookie)).toBe(before);
});

test('the board says who put a service behind the gateway, and marks it when that key is revoked', async () => {
  const { thief, call } = await robbed();
  const theirs = await listen(
    createServer((_req, res) =>
      res.end(JSON.stringify({ name: 'svc-open-days', version: '1.0.0', contracts: {} })),
    ),
  );
  await thief.run('register', 'svc-open-days', theirs.url, '--route', '/api/open-days');
  const registered = async () => {
    const { services } = (await call('GET', '/registry/remotes')).json<ModuleBoard>();
    return services.find((service) => service.name === 'svc-open-days')?.registered;
  };
  expect(await registered()).toMatchObject({
    urls: [theirs.url],
    routes: ['/api/open-days'],
    by: { kind: 'key', name: 'Somebody of Team Wizards', title: 'Team Wizards' },
  });
  expect(await registered()).not.toHaveProperty('revoked');
  await thief.revoke();
  expect(await registered()).toMatchObject({ revoked: true });
});

test('the record of releases has the team as people call it', async () => {
  const { call, admin } = await robbed();
  await admin('PUT', 'release-keys/wizards', { title: 'The wizards of today', owns: [name] });
  const { events } = (await call('GET', '/registry/remotes')).json<ModuleBoard>();
  expect(events[0]).toMatchObject({
    what: 'published',
    by: { team: 'wizards', title: 'The wizards of today' },
  });
});

test('a folder that was signed and changed since is not signed over: the command says which file', async () => {
  const { thief, team } = await robbed();
  const successor = await team('wizards', 'Team Wizards');
  const dist = await loadable('ours');
  await successor.run('sign', dist, '--version', '3.0.0');
  await writeFile(join(dist, 'page.0123456789ab.js'), 'somebody was here');
  const changed = await successor.run('try', name, '--from', dist);
  expect(changed.code).toBe(1);
  expect(changed.output).toMatch(/page\.0123456789ab\.js was changed since .* was signed/);
  await mkdir(join(dist, 'more'), { recursive: true });
  await writeFile(join(dist, 'more/of-it.js'), 'added');
  expect((await thief.run('sign', dist, '--version', '3.0.0')).output).toMatch(/was changed since/);
});
