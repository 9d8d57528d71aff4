import { interleaved, median } from './rounds';

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 9, 5, 6])).toBe(5.5);
});

test('contestants take turns, the first round is not counted', async () => {
  const lines: string[] = [];
  const contestant = (name: string, numbers: number[]) => ({
    name,
    round: async () => {
      lines.push(name);
      return numbers.shift() ?? 0;
    },
  });
  const medians = await interleaved(
    [contestant('ours', [999, 1, 2, 3]), contestant('theirs', [0, 10, 30, 20])],
    3,
  );
  expect(medians).toEqual([2, 20]);
  expect(lines.join(' ')).toBe('ours theirs theirs ours ours theirs theirs ours');
});
