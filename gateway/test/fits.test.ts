import type { ModuleBoard } from '@portal/contract-remote-v1';
import { until } from '@portal/test-kit';
import { buildFiles, name, releasingPortal } from './desk';
import { cleanUp, folderWith, upstream } from './harness';
import { loadable, portalOfTeams } from './keys';

afterEach(cleanUp);

const needingOf = (contracts: Record<string, string>) => ({
  'manifest.json': JSON.stringify({
    name,
    pages: [{ path: '/admin/*', mount: './page' }],
    shellApi: '^1.0.0',
    contracts,
  }),
});
const needing = (range: string) => needingOf({ 'svc-applications': range });

/** A portal whose svc-applications implements 1.2.0; 2.1.0 of mfe-admin is live, and a rollback leads to 2.0.0. */
async function portalWithHistory() {
  const portal = await portalOfTeams();
  for (const [version, range] of [
    ['2.0.0', '~1.2.0'],
    ['2.1.0', '^1.2.0'],
  ] as const) {
    await portal.upload(version, buildFiles({ 'page.0123456789ab.js': version, ...needing(range) }));
    await portal.act('live', { version });
  }
  return { ...portal, fits: (...args: string[]) => portal.withToken('fits', ...args) };
}

test('a service that all parts still work with fits', async () => {
  const { fits } = await portalWithHistory();
  const { code, output } = await fits('svc-applications@1.2.1');
  expect(output).toMatch(/^svc-applications 1\.2\.1 fits/);
  expect(code).toBe(0);
});

test('an older service is refused, naming what is live and what a rollback would give', async () => {
  const { fits } = await portalWithHistory();
  const { code, output } = await fits('svc-applications@1.1.0');
  expect(output).toBe(
    [
      'svc-applications 1.1.0 does not fit:',
      '  mfe-admin 2.1.0, which is live, needs svc-applications ^1.2.0',
      '  mfe-admin 2.0.0, which can be rolled back to, needs svc-applications ~1.2.0',
      '',
    ].join('\n'),
  );
  expect(code).toBe(1);
});

test('a newer service is refused for the sake of a rollback alone', async () => {
  const { fits } = await portalWithHistory();
  const { output } = await fits('svc-applications@1.3.0');
  expect(output).toContain('mfe-admin 2.0.0, which can be rolled back to');
  expect(output).not.toContain('2.1.0');
});

test('what a service itself needs is read from its build, and a service that runs is named too', async () => {
  const { fits } = await portalOfTeams({ needs: { 'report-views': '^1.0.0' } }).then((portal) => ({
    fits: (...args: string[]) => portal.withToken('fits', ...args),
  }));
  const folder = await folderWith({
    'reports.json': JSON.stringify({
      contracts: { 'svc-reports': '1.9.0' },
      needs: { 'svc-applications': '^1.3.0' },
    }),
    'applications.json': JSON.stringify({
      contracts: { 'svc-applications': '1.2.0', 'report-views': '2.0.0' },
    }),
  });
  expect((await fits('svc-reports@1.9.0', '--from', `${folder}/reports.json`)).output).toBe(
    'svc-reports 1.9.0 does not fit:\n  it needs svc-applications ^1.3.0, the portal offers 1.2.0\n',
  );
  expect((await fits('svc-other@1.2.0', '--from', `${folder}/applications.json`)).output).toContain(
    'svc-applications 1.4.0, which runs, needs report-views ^1.0.0',
  );
});

test('a build is checked without being sent, and a published version by its name', async () => {
  const { withToken, store } = await portalOfTeams();
  const before = JSON.stringify(await store.readIndex());
  expect((await withToken('check', await loadable('one'))).output).toMatch(
    /5 files|6 files.*It fits the portal/s,
  );
  const refused = await withToken('check', await loadable('one', needing('^1.3.0')));
  expect(refused.output).toContain('needs svc-applications ^1.3.0, the portal offers 1.2.0.');
  expect(refused.code).toBe(1);
  expect((await withToken('fits', 'mfe-admin@9.9.9')).output).toBe(
    'There is no version 9.9.9 of mfe-admin.\n',
  );
  expect(JSON.stringify(await store.readIndex())).toBe(before);
});

test('a remote that needs a service of which no replica runs is given to nobody', async () => {
  const { upload, act, liveFor } = await portalOfTeams();
  const lacking = await upload('3.0.0', buildFiles(needingOf({ 'svc-open-days': '^1.0.0' })));
  expect([lacking.status, lacking.json()]).toMatchObject([
    422,
    { message: 'mfe-admin 3.0.0 needs svc-open-days ^1.0.0, the portal offers none.' },
  ]);
  expect((await act('live', { version: '3.0.0' })).status).toBe(404);
  expect(await liveFor()).toMatch(/^1\.0\.0/);
});

/** 2.0.0 fits the earlier service only, 2.1.0 fits it and the next; then the next service is released. */
async function portalWithNextService(canary: boolean) {
  let version = '1.2.0';
  const service = await upstream((_req, res) =>
    res.end(JSON.stringify({ name: 'svc', version, contracts: { 'svc-applications': version } })),
  );
  const portal = await releasingPortal({ serviceUrl: service.url });
  for (const [number, range] of [
    ['2.0.0', '~1.2.0'],
    ['2.1.0', '^1.2.0'],
  ] as const)
    await portal.upload(number, buildFiles({ 'page.0123456789ab.js': number, ...needing(range) }));
  await portal.act('live', { version: canary ? '2.1.0' : '2.0.0' });
  await portal.act('live', canary ? { version: '2.0.0', canary: 10 } : { version: '2.1.0' });
  version = '1.3.0';
  // On a busy machine a question may time out; then the last report of the service counts.
  await until(async () => {
    const { services } = (await portal.call('GET', '/registry/remotes')).json<ModuleBoard>();
    return services[0]?.contracts['svc-applications'] === version;
  });
  return portal;
}

test.each([
  ['a rollback to', false, 'rollback'],
  ['a promotion of', true, 'promote'],
])(
  '%s a version whose needs no service meets any more is refused, and changes nothing',
  async (_what, canary, what) => {
    const { act, liveFor, store } = await portalWithNextService(canary);
    const before = await store.readIndex();
    const refused = await act(what);
    expect([refused.status, refused.json()]).toMatchObject([
      422,
      { message: 'mfe-admin 2.0.0 needs svc-applications ~1.2.0, the portal offers 1.3.0.' },
    ]);
    expect(await store.readIndex()).toEqual(before);
    expect(await liveFor()).toBe('2.1.0');
  },
);
