import { onceAMinute } from './once-a-minute';

test('what hardly changes is read once a minute for each key', async () => {
  let now = 60_000;
  let reads = 0;
  const kept = onceAMinute<number>(() => now);
  const read = async () => ++reads;
  expect([await kept('a', read), await kept('a', read), await kept('b', read)]).toEqual([1, 1, 2]);
  now += 59_999;
  expect(await kept('a', read)).toBe(1);
  now += 1;
  expect(await kept('a', read)).toBe(3);
});

test('what could not be read is read again', async () => {
  const kept = onceAMinute<number>(() => 0);
  await expect(kept('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await expect(kept('a', async () => 1)).resolves.toBe(1);
});
