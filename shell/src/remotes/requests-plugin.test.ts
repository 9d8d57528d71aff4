import { failureOf } from '../failure/result';
import { requestsPlugin } from './requests-plugin';

const manifest = `${location.origin}/remotes/mfe-example/1.0.0/mf-manifest.json`;
const fetchManifest = () => requestsPlugin.fetch?.(manifest, {}, {} as never) as Promise<Response>;
const answer = (status: number) => ({ ok: status < 400, status }) as Response;

let asked: jest.Mock;
beforeEach(() => {
  jest.useFakeTimers();
  asked = jest.fn();
  Object.assign(globalThis, { fetch: asked });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a manifest that does not arrive at once is asked for again after a pause', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(answer(200));
  const arrived = fetchManifest();
  await jest.advanceTimersByTimeAsync(299);
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect((await arrived).status).toBe(200);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('after the third attempt the page is notified that it did not arrive', async () => {
  asked.mockResolvedValue(answer(503));
  const failed = fetchManifest().catch(failureOf);
  await jest.advanceTimersByTimeAsync(1500);
  expect(await failed).toMatchObject({ reason: 'unreachable' });
  expect(asked).toHaveBeenCalledTimes(3);
});

test('offline it is asked for once', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fetchManifest().catch(failureOf)).toMatchObject({ reason: 'unreachable' });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what took its whole time is not begun again', async () => {
  asked.mockRejectedValue(new DOMException('timed out', 'TimeoutError'));
  expect(await fetchManifest().catch(failureOf)).toMatchObject({ reason: 'timeout' });
  expect(asked).toHaveBeenCalledTimes(1);
});

describe('an entry that did not arrive', () => {
  const failing = (getRemoteEntry: jest.Mock) => {
    const globalLoading = { 'mfe-example': Promise.resolve(undefined) };
    const again = requestsPlugin.loadEntryError?.({
      getRemoteEntry,
      globalLoading,
      uniqueKey: 'mfe-example',
      remoteInfo: {},
      origin: {},
    } as never) as Promise<unknown>;
    return { again, globalLoading };
  };

  test('is asked for anew, twice, each time without the failed attempt', async () => {
    const entry = { get: jest.fn(), init: jest.fn() };
    const get = jest.fn().mockRejectedValueOnce(new Error('RUNTIME-008')).mockResolvedValue(entry);
    const { again, globalLoading } = failing(get);
    await jest.advanceTimersByTimeAsync(1500);
    expect(await again).toBe(entry);
    expect(get).toHaveBeenCalledTimes(2);
    expect(globalLoading).toEqual({});
  });

  test('stays failed when it never arrives', async () => {
    const get = jest.fn().mockRejectedValue(new Error('RUNTIME-008'));
    const failed = failing(get).again.catch(failureOf);
    await jest.advanceTimersByTimeAsync(1500);
    expect(await failed).toMatchObject({ reason: 'unreachable' });
  });
});

test('an entry is checked by the hash of the registry, and is given a time', () => {
  const made = requestsPlugin.createScript?.({ url: manifest, attrs: {} } as never);
  expect(made).toMatchObject({ timeout: 15_000, script: { src: manifest, integrity: '' } });
});
