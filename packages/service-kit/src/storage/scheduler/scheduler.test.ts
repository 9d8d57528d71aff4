import { startScheduler } from './scheduler';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a round comes at once and at its times, also after a failure', async () => {
  const failed = jest.fn();
  const work = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const rounds = startScheduler(work, { everyMs: 1000, failed });
  await jest.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(3);
  expect(failed.mock.calls).toEqual([[new Error('away')]]);
  await rounds.stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a long round is not begun twice, and stopping waits for its end', async () => {
  let end = () => {};
  const work = jest.fn((_signal: AbortSignal) => new Promise<void>((resolve) => (end = resolve)));
  const rounds = startScheduler(work, { everyMs: 1000, failed: fail });
  await jest.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
  let stopped = false;
  const stopping = rounds.stop().then(() => {
    stopped = true;
  });
  expect(work.mock.calls[0]?.[0].aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(stopped).toBe(false);
  end();
  await stopping;
  expect(stopped).toBe(true);
});

function fail(error: unknown): void {
  throw error;
}
