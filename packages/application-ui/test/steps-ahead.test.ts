import { renderHook } from '@testing-library/react';
import { useStepsAhead } from '../src/wizards/wizard/use-step-module';

const connection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  connection({});
});

test.each([
  ['of its own accord', {}, 1],
  ['not where the device saves data', { saveData: true }, 0],
  ['not on a slow line', { effectiveType: 'slow-2g' }, 0],
])('the steps beside the shown one are fetched %s', (_when, line, times) => {
  connection(line);
  const load = jest.fn(() => new Promise<never>(() => undefined));
  renderHook(() => useStepsAhead([load, undefined]));
  jest.runAllTimers();
  expect(load).toHaveBeenCalledTimes(times);
});
