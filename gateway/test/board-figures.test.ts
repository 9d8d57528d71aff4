import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleBoard } from '@portal/contract-remote-v1';
import { createCallCounts } from '../src/tally';
import { buildFiles, name, releasingPortal } from './desk';
import { ask, cleanUp, folderWith } from './harness';

afterEach(cleanUp);

test('each version has its size, its load time, its last two weeks by the hour, and the way back to it', async () => {
  const clock = { now: Date.parse('2026-11-28T10:20:00Z') };
  const portal = await releasingPortal({ now: () => clock.now });
  const before = await portal.liveFor();
  const report = (line: string) =>
    ask(portal.url, '/registry/errors', { method: 'POST', body: `${name} ${line}` });
  await ask(portal.url, '/admin');
  await report(`${before} loaded 640`);
  await report(`${before} opened 2900`);
  clock.now += 3_600_000;
  await report(`${before} opened 610`);
  await report(`${before} crashed`);
  await portal.upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'new' }));
  await portal.act('live', { version: '1.1.0' });
  await portal.upload('1.2.0', buildFiles({ 'page.0123456789ab.js': 'newer' }));
  await portal.act('live', { version: '1.2.0' });
  const [remote] = (await portal.call('GET', '/registry/remotes')).json<ModuleBoard>().remotes;
  const version = (wanted?: string) => remote?.versions.find((one) => one.version === wanted);
  expect(version(before)).toMatchObject({
    opened: 3,
    failures: { crashed: 1 },
    loadMs: 750,
    rollbacks: 2,
    hours: [
      { at: '2026-11-28T10:00:00.000Z', opened: 2, failed: 0, loadMs: 750 },
      { at: '2026-11-28T11:00:00.000Z', opened: 1, failed: 1, loadMs: 750 },
    ],
  });
  expect(version('1.1.0')?.rollbacks).toBe(1);
  expect(version('1.2.0')).toMatchObject({ loadMs: null, hours: [] });
  expect(version('1.2.0')?.rollbacks).toBeUndefined();
  expect(version('1.2.0')?.bytes).toBeGreaterThan(100);
});

test('hours older than two weeks go', async () => {
  const clock = { now: Date.parse('2026-11-01T10:00:00Z') };
  const portal = await releasingPortal({ now: () => clock.now });
  const before = await portal.liveFor();
  const opened = () =>
    ask(portal.url, '/registry/errors', { method: 'POST', body: `${name} ${before} opened 500` });
  await opened();
  clock.now += 15 * 86_400_000;
  await opened();
  await portal.tally.flush();
  const fared = (await portal.tally.read())[name]?.[before ?? ''];
  expect(fared?.opened).toBe(2);
  expect(Object.keys(fared?.hours ?? {})).toEqual(['2026-11-16T10']);
});

test('who calls whom is counted by the page that a call comes from, without its path', async () => {
  const folder = await folderWith({});
  const remoteAt = async (path: string) => (path.startsWith('/admin') ? name : undefined);
  const [one, other] = [createCallCounts({ folder, remoteAt }), createCallCounts({ folder, remoteAt })];
  await one.note('https://portal.example/admin/applications/77', 'svc-applications');
  await one.note('https://portal.example/help', 'svc-auth');
  await one.note(undefined, 'svc-auth');
  await one.note('no address', 'svc-auth');
  await other.note('https://portal.example/admin', 'svc-applications');
  await Promise.all([one.flush(), other.flush()]);
  expect(await one.read()).toEqual({ [name]: { 'svc-applications': 2 } });
  expect(await readFile(join(folder, 'calls.json'), 'utf8')).not.toContain('77');
});
