import { heldFiles } from '../src/registry';
import { createReleases } from '../src/releases/releases';
import { buildFiles, name, releasingPortal } from './desk';
import { cleanUp } from './harness';
import { loadable, portalOfTeams } from './keys';

afterEach(cleanUp);

const offered = async () => ({ shellApi: '1.0.0', runtime: '2.0.0', contracts: {} });

/** Runs `what` after a request was let in and before its act gets the lock. */
const meanwhile = (portal: Awaited<ReturnType<typeof portalOfTeams>>, what: () => Promise<unknown>) =>
  createReleases({
    store: portal.store,
    async offered() {
      await what();
      return offered();
    },
  });

const files = () =>
  heldFiles(
    new Map(
      Object.entries(buildFiles({ 'page.0123456789ab.js': 'theirs' })).map(([file, content]) => [
        file,
        Buffer.from(content),
      ]),
    ),
  );

test('a key that is revoked while its build is on the way: the build is refused, and so is each act', async () => {
  const portal = await portalOfTeams();
  const thief = await portal.team('wizards', 'Team Wizards');
  const by = { kind: 'key', team: 'wizards', key: thief.key, name: 'Somebody' } as const;
  const sentence = /The key of Somebody was revoked meanwhile\. Nothing was changed\./;
  await portal.upload('2.0.0', buildFiles({ 'page.0123456789ab.js': 'two' }));
  const before = await portal.store.readIndex();
  const revoking = meanwhile(portal, thief.revoke);
  await expect(revoking.publish(name, '3.0.0', files(), by)).rejects.toThrow(sentence);
  const releases = createReleases({ store: portal.store, offered });
  await expect(releases.putLive(name, '2.0.0', by)).rejects.toThrow(sentence);
  await expect(releases.tryOut(name, '2.0.0', { percent: 10 }, by)).rejects.toThrow(sentence);
  await expect(releases.switchOff(name, by)).rejects.toThrow(sentence);
  await expect(releases.invite(name, { version: '2.0.0', hours: 1, label: 'x' }, by)).rejects.toThrow(
    sentence,
  );
  expect((await portal.store.readIndex()).remotes).toEqual(before.remotes);
});

test('a part that another team got meanwhile, and a token that was switched off', async () => {
  const portal = await portalOfTeams();
  const wizards = await portal.team('wizards', 'Team Wizards');
  await portal.upload('2.0.0', buildFiles({ 'page.0123456789ab.js': 'two' }));
  const given = meanwhile(portal, () =>
    portal.admin('PUT', 'release-keys/wizards', { title: 'Team Wizards', owns: ['mfe-elsewhere'] }),
  );
  await expect(
    given.putLive(name, '2.0.0', { kind: 'key', team: 'wizards', key: wizards.key, name: 'Somebody' }),
  ).rejects.toThrow(/Team Wizards does not own mfe-admin/);
  const off = meanwhile(portal, () => portal.admin('PUT', 'release-token', { accepted: false }));
  await expect(off.putLive(name, '2.0.0', { kind: 'token' })).rejects.toThrow(
    /is switched off in this portal/,
  );
  expect(await portal.liveFor()).not.toBe('2.0.0');
});

test('a version whose signer is revoked while somebody puts it live stays for nobody', async () => {
  const portal = await portalOfTeams();
  const thief = await portal.team('wizards', 'Team Wizards');
  await thief.run('try', name, '--from', await loadable('two'), '--version', '2.0.0');
  const version = (await portal.store.readIndex()).remotes[name]?.releases.at(-1)?.version ?? '';
  const releases = createReleases({ store: portal.store, offered });
  // After the version was checked, before the index changes.
  const { changeIndex } = portal.store;
  portal.store.changeIndex = async (change) => {
    portal.store.changeIndex = changeIndex;
    await thief.revoke();
    return changeIndex(change);
  };
  await expect(releases.putLive(name, version, { kind: 'token' })).rejects.toThrow(
    /is signed by a key that was revoked/,
  );
  expect(await portal.liveFor()).not.toBe(version);
});

/** Ends the trial of 2.0.0 and starts one of 2.1.0. */
async function otherTrial() {
  const portal = await releasingPortal({ contracts: { 'svc-applications': '1.2.0' } });
  for (const version of ['2.0.0', '2.1.0'])
    await portal.upload(version, buildFiles({ 'page.0123456789ab.js': version }));
  await portal.act('live', { version: '2.0.0', canary: 10 });
  await portal.act('abort');
  await portal.act('live', { version: '2.1.0', canary: 10 });
  return portal;
}

test.each(['promote', 'abort'])('%s acts on the trial that was seen, on no other', async (what) => {
  const { act, store } = await otherTrial();
  const refused = await act(`${what}?from=2.0.0`);
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { message: 'mfe-admin 2.0.0 is no longer being tried: 2.1.0 is.' },
  ]);
  expect((await store.readIndex()).remotes[name]?.canary?.version).toBe('2.1.0');
  expect((await act(`${what}?from=2.1.0`)).status).toBe(200);
});
