import { reloadOnce } from './stale-chunk';

const answering = async () => true;

beforeEach(() => sessionStorage.clear());

test('after a release the page is loaded again, once', async () => {
  const reload = jest.fn();
  expect(await reloadOnce({ serverAnswers: answering, reload, now: 1_000_000_000 })).toBe(true);
  expect(await reloadOnce({ serverAnswers: answering, reload, now: 1_000_001_000 })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the next release, later, is served too', async () => {
  const reload = jest.fn();
  await reloadOnce({ serverAnswers: answering, reload, now: 1_000_000_000 });
  await reloadOnce({ serverAnswers: answering, reload, now: 1_000_600_000 });
  expect(reload).toHaveBeenCalledTimes(2);
});

test('offline nothing is loaded again: what is on the page stays', async () => {
  const reload = jest.fn();
  expect(await reloadOnce({ serverAnswers: async () => false, reload })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
