/** @jest-environment node */
import { merged, readNext, type Source, untouched, withPart } from './merge';

interface Entry {
  id: number;
  at: string;
}

/** An entry of the nth minute. */
const at = (minute: number, id = minute): Entry => ({ id, at: new Date(minute * 60_000).toISOString() });
const part = (minutes: number[], current_page: number, last_page: number) => ({
  entries: minutes.map((minute) => at(minute)),
  pagination: { current_page, last_page },
});
const minutes = (sources: Source<Entry>[]) => merged(sources).map(({ id }) => id);
const none: Source<Entry> = untouched;

test('nothing is shown before all lists have been asked', () => {
  expect(minutes([withPart(none, part([9, 8], 1, 1)), none])).toEqual([]);
});

test('two lists become one, the newest first', () => {
  const sources = [withPart(none, part([9, 5, 1], 1, 1)), withPart(none, part([8, 6], 1, 1))];
  expect(minutes(sources)).toEqual([9, 8, 6, 5, 1]);
  expect(readNext(sources)).toBeNull();
});

test('entries that older entries could still precede are not shown yet', () => {
  const long = withPart(none, part([9, 8], 1, 2));
  const short = withPart(none, part([10, 3], 1, 1));
  expect(minutes([long, short])).toEqual([10, 9, 8]);
  expect(readNext([long, short])).toBe(0);
  expect(minutes([withPart(long, part([7, 2], 2, 2)), short])).toEqual([10, 9, 8, 7, 3, 2]);
});

test('the list with the newest last entry is read next', () => {
  const near = withPart(none, part([9, 8], 1, 3));
  const far = withPart(none, part([9, 2], 1, 3));
  expect(readNext([far, near])).toBe(1);
  expect(readNext([near, none])).toBe(1);
});

test('an entry that new entries have moved to the next page is kept once', () => {
  const first = withPart(none, part([9, 8], 1, 2));
  expect(withPart(first, part([8, 7], 2, 2)).entries.map(({ id }) => id)).toEqual([9, 8, 7]);
});

test('a list without entries holds nothing back', () => {
  const empty = withPart(none, part([], 1, 1));
  expect(minutes([empty, withPart(none, part([4], 1, 1))])).toEqual([4]);
});
