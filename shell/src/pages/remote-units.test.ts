import type { ReadRegistry } from '@portal/contract-remote-v1';
import { loadFederated } from '../remotes/federation';
import { remoteUnits } from './remote-units';

jest.mock('../remotes/federation', () => ({ loadFederated: jest.fn() }));
jest.mock('../remotes/staff-styles', () => ({ stylesFor: async () => undefined }));

const registry = (contract: string): ReadRegistry => ({
  remotes: {
    'mfe-admin': {
      version: '1.1.0-ab12cd34',
      manifest: '/remotes/mfe-admin/1.1.0-ab12cd34/mf-manifest.json',
      describes: {
        name: 'mfe-admin',
        title: 'Staff area',
        pages: [{ path: '/admin/*', mount: './page', access: 'staff', signIn: '/staff/auth' }],
        shellApi: '^1.0.0',
        contracts: { 'svc-applications': contract },
      },
    },
  },
  contracts: { 'svc-applications': '1.2.0' },
  broken: [],
});

test('the outcome of a page is reported in one line: remote, version and result', () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  const [unit] = remoteUnits(registry('^1.0.0'), async () => null);
  unit?.report?.('crashed');
  expect(sendBeacon).toHaveBeenCalledWith('/registry/errors', 'mfe-admin 1.1.0-ab12cd34 crashed');
});

test('the time until a page was shown is reported with it, unless nobody was looking', () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  const [unit] = remoteUnits(registry('^1.0.0'), async () => null);
  unit?.report?.('opened', 812);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  unit?.report?.('loaded', 90_000);
  hidden.mockRestore();
  expect(sendBeacon.mock.calls.map(([, line]) => line)).toEqual([
    'mfe-admin 1.1.0-ab12cd34 opened 812',
    'mfe-admin 1.1.0-ab12cd34 loaded',
  ]);
});

describe('of a version whose entry', () => {
  const entry = 'http://localhost/remotes/mfe-admin/1.1.0-ab12cd34/remoteEntry.0123abcd.js';
  afterEach(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  test.each([
    ['came by the network', [{ name: entry, transferSize: 5_300 }], ' 812'],
    [
      'was on the device, or came by a worker, which hides from where',
      [{ name: entry, transferSize: 0 }],
      '',
    ],
    [
      'came ahead and was used later',
      [
        { name: entry, transferSize: 300 },
        { name: entry, transferSize: 0 },
      ],
      ' 812',
    ],
    ['has no size in this browser', [{ name: entry }], ' 812'],
    ['is not on record any more', [], ' 812'],
    ['is another', [{ name: entry.replace('1.1.0', '1.0.0'), transferSize: 0 }], ' 812'],
  ])('%s, the report has the time only where the network had a part in it', (_how, files, time) => {
    const sendBeacon = jest.fn();
    Object.assign(navigator, { sendBeacon });
    Object.assign(performance, { getEntriesByType: () => files });
    const [unit] = remoteUnits(registry('^1.0.0'), async () => null);
    unit?.report?.('opened', 812);
    expect(sendBeacon).toHaveBeenCalledWith('/registry/errors', `mfe-admin 1.1.0-ab12cd34 opened${time}`);
  });
});

test('a browser without beacons reports nothing and goes on', () => {
  Object.assign(navigator, { sendBeacon: undefined });
  const [unit] = remoteUnits(registry('^1.0.0'), async () => null);
  expect(() => unit?.report?.('opened')).not.toThrow();
});

test('a remote that needs a newer service than the one that runs is detected before it is loaded', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('network'));
  const [unit] = remoteUnits(registry('^1.3.0'), async () => null);
  expect(await unit?.load(false)).toMatchObject({
    ok: false,
    reason: 'incompatible',
    detail: expect.stringContaining('needs svc-applications ^1.3.0, the portal offers 1.2.0'),
  });
});

test('a remote that is switched off says so without any of its code; switched on, it opens at the next attempt', async () => {
  const off = registry('^1.0.0');
  const [entry] = Object.values(off.remotes);
  if (entry) entry.off = true;
  const answers = [off, off, registry('^1.0.0')];
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('network'));
  const page = { bootstrap: jest.fn(), mount: jest.fn(), unmount: jest.fn() };
  jest.mocked(loadFederated).mockReset().mockResolvedValue(page);
  const [unit] = remoteUnits(off, async () => answers.shift() ?? null);
  expect(await unit?.load(false)).toMatchObject({ ok: false, reason: 'off' });
  expect(await unit?.load(true)).toMatchObject({ ok: false, reason: 'off' });
  expect(loadFederated).not.toHaveBeenCalled();
  expect(await unit?.load(true)).toMatchObject({ ok: true });
});
