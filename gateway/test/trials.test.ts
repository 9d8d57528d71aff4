import { readFile } from 'node:fs/promises';
import type { ModuleBoard, ModuleEvent } from '@portal/contract-remote-v1';
import { buildFiles, name, releasingPortal } from './desk';
import { ask, cleanUp } from './harness';

afterEach(cleanUp);

type Portal = Awaited<ReturnType<typeof releasingPortal>>;

async function trying(body: object = { canary: 50 }, portal?: Portal) {
  const used = portal ?? (await releasingPortal());
  const before = await used.liveFor();
  await used.upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'new' }));
  expect((await used.act('live', { version: '1.1.0', ...body })).status).toBe(200);
  return { ...used, before };
}

/** Sends a report in the way that a page of a visitor with this address does. */
const report = ({ url }: Pick<Portal, 'url'>, line: string, address: string, cookie = '') =>
  ask(url, '/registry/errors', {
    method: 'POST',
    body: `${name} ${line}`,
    headers: { 'x-forwarded-for': address, cookie },
  });

/** Sends this report from `many` visitors, each in a network of its own. */
async function visitors(portal: Pick<Portal, 'url'>, line: string, many: number, net = 1) {
  for (let host = 1; host <= many; host += 1) await report(portal, line, `192.0.${net}.${host}`);
}

const board = async ({ call }: Pick<Portal, 'call'>) =>
  (await call('GET', '/registry/remotes')).json<ModuleBoard>();

const ended = (events: readonly ModuleEvent[]) => events.filter(({ why }) => why);

test('a trial that fails for many of its visitors is ended, and the board has the reason', async () => {
  const portal = await trying();
  const { before, liveFor, trials } = portal;
  await visitors(portal, `${before} opened 800`, 12, 1);
  await visitors(portal, '1.1.0 crashed', 6, 2);
  await trials.look();
  for (let place = 0; place < 100; place += 10) expect(await liveFor(`portal_release=${place}`)).toBe(before);
  const { remotes, events } = await board(portal);
  expect(remotes[0]?.canary).toBeNull();
  expect(events[0]).toMatchObject({
    what: 'aborted',
    version: before,
    from: '1.1.0',
    by: { kind: 'build', name: 'trial' },
    why: {
      kind: 'failures',
      reason: 'crashed',
      trial: { visitors: 6, failing: 6 },
      live: { visitors: 12, failing: 0, loadMs: 800 },
    },
  });
});

test('a trial without failures goes on', async () => {
  const portal = await trying();
  await visitors(portal, `${portal.before} opened 800`, 12, 1);
  await visitors(portal, '1.1.0 loaded 820', 30, 2);
  await report(portal, '1.1.0 crashed', '192.0.3.1');
  await portal.trials.look();
  expect((await board(portal)).remotes[0]?.canary?.version).toBe('1.1.0');
});

test('a trial whose pages take much longer to be shown is ended', async () => {
  const portal = await trying();
  await visitors(portal, `${portal.before} opened 800`, 25, 1);
  await visitors(portal, '1.1.0 opened 4000', 25, 2);
  await portal.trials.look();
  expect(ended((await board(portal)).events)[0]?.why).toMatchObject({
    kind: 'slow',
    trial: { loadMs: 4000 },
    live: { loadMs: 800 },
  });
});

test('one visitor cannot end a trial, whatever they send', async () => {
  const portal = await trying();
  await visitors(portal, `${portal.before} opened 800`, 12, 1);
  for (let place = 0; place < 50; place += 1)
    await report(portal, '1.1.0 crashed', '198.51.100.7', `portal_release=${place}`);
  // These addresses belong to one IPv6 customer.
  for (let host = 0; host < 20; host += 1)
    await report(portal, '1.1.0 crashed', `2001:db8:7:${host.toString(16)}::1`, `portal_release=${host}`);
  await portal.trials.look();
  expect((await board(portal)).remotes[0]?.canary?.version).toBe('1.1.0');
});

test('one visitor cannot hide that a trial fails, nor accuse the live version', async () => {
  const portal = await trying();
  for (let place = 0; place < 50; place += 1) {
    const cookie = `portal_release=${place}`;
    await report(portal, '1.1.0 opened 100', '198.51.100.7', cookie);
    await report(portal, `${portal.before} crashed`, '198.51.100.8', cookie);
  }
  await visitors(portal, `${portal.before} opened 800`, 20, 1);
  await visitors(portal, '1.1.0 crashed', 12, 2);
  await portal.trials.look();
  expect(ended((await board(portal)).events)[0]?.why).toMatchObject({
    trial: { visitors: 15, failing: 12 },
    live: { visitors: 23, failing: 3 },
  });
});

test('what was reported survives a restart, and a trial is ended once by two gateways', async () => {
  const first = await trying();
  await visitors(first, '1.1.0 crashed', 3, 1);
  await first.trials.look();
  const second = await releasingPortal({ data: first.folder });
  await visitors(second, '1.1.0 crashed', 3, 2);
  await Promise.all([second.trials.look(), first.trials.look()]);
  await Promise.all([second.trials.look(), first.trials.look()]);
  const { remotes, events } = await board(second);
  expect(remotes[0]?.canary).toBeNull();
  expect(ended(events)).toHaveLength(1);
});

test('the file of a trial has no address, and goes with the trial', async () => {
  const portal = await trying();
  await visitors(portal, '1.1.0 crashed', 2, 1);
  await portal.trials.look();
  const file = `${portal.folder}/trial-${name}.json`;
  const text = await readFile(file, 'utf8');
  expect(text).toContain('crashed');
  expect(text).not.toContain('192.0');
  await visitors(portal, '1.1.0 crashed', 8, 2);
  await portal.trials.look();
  await expect(readFile(file, 'utf8')).rejects.toThrow('ENOENT');
});
