import { extended, isChosen, nothingChosen, pageToggled, toggled } from './selection';

const page = [1, 2, 3, 4, 5].map((id) => ({ id, reference: `INT-00${id}` }));
const row = (id: number) => ({ id, reference: `INT-00${id}` });
const ids = ({ rows }: { rows: ReadonlyMap<number, unknown> }) => [...rows.keys()].sort((a, b) => a - b);

test('a row is chosen and left again', () => {
  const one = toggled(nothingChosen, row(2), page);
  expect(ids(one)).toEqual([2]);
  expect(ids(toggled(one, row(2), page))).toEqual([]);
});

test('a range goes from the row chosen last, in either direction, and keeps what was chosen before', () => {
  const start = toggled(toggled(nothingChosen, row(1), page), row(4), page);
  expect(ids(extended(start, row(3), page))).toEqual([1, 3, 4]);
  expect(ids(extended(start, row(5), page))).toEqual([1, 4, 5]);
});

test('a range whose beginning stands on another page is its end alone', () => {
  const start = toggled(nothingChosen, row(9), page);
  expect(ids(extended(start, row(3), page))).toEqual([3, 9]);
});

test('the page is added to what other pages have, and taken away whole', () => {
  const start = toggled(nothingChosen, row(9), page);
  const whole = pageToggled(start, page);
  expect(ids(whole)).toEqual([1, 2, 3, 4, 5, 9]);
  expect(ids(pageToggled(whole, page))).toEqual([9]);
});

test('one row less of all that match leaves the rest of the page: what is not seen is not chosen', () => {
  const all = { ...nothingChosen, all: true };
  expect(isChosen(all, 77)).toBe(true);
  const fewer = toggled(all, row(2), page);
  expect([ids(fewer), fewer.all]).toEqual([[1, 3, 4, 5], false]);
});
