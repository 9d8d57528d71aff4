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
