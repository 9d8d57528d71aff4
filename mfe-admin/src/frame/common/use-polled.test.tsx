import { act, renderHook } from '@testing-library/react';
import { usePolled } from './use-polled';

let hidden = false;
const seen = (now: boolean) =>
  act(() => {
    hidden = !now;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  jest.useFakeTimers();
  hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => jest.useRealTimers());

test('it asks at once and every minute, not while the page is hidden, and at once when the page is visible again', () => {
  const ask = jest.fn();
  const { unmount } = renderHook(() => usePolled(ask, 60_000));
  expect(ask).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(2);

  seen(false);
  jest.advanceTimersByTime(300_000);
  expect(ask).toHaveBeenCalledTimes(2);
  seen(true);
  expect(ask).toHaveBeenCalledTimes(3);
  seen(false);
  seen(true);
  expect(ask).toHaveBeenCalledTimes(3);

  unmount();
  jest.advanceTimersByTime(120_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
