/** @jest-environment node */
import { asked, filterOf, paramsOf, problemOf } from './report-filter';

const here = { now: Date.parse('2026-11-21T23:00:00Z'), timeZone: 'UTC' };
const of = (query: string) => filterOf(new URLSearchParams(query), here);
const common = { by: 'submitted', time_zone: 'UTC' };

test('without a word in the address it is what was submitted in the last 30 days, by their dates', () => {
  expect(of('')).toEqual({
    type: 'all',
    status: 'all',
    by: 'submitted',
    range: 'custom',
    from: '2026-10-23',
    to: '2026-11-21',
  });
  expect(asked(of(''), here)).toEqual({
    ...common,
    type: 'all',
    status: 'all',
    from_date: '2026-10-23',
    to_date: '2026-11-21',
  });
});

test('the days are those of the reader', () => {
  const kigali = { ...here, timeZone: 'Africa/Kigali' };
  expect(filterOf(new URLSearchParams(), kigali)).toMatchObject({ from: '2026-10-24', to: '2026-11-22' });
  expect(asked(of('range=7&by=begun'), kigali)).toMatchObject({
    days: '7',
    by: 'begun',
    time_zone: 'Africa/Kigali',
  });
});

test.each([
  ['range=7', { type: 'all', status: 'all', days: '7' }],
  ['range=365&from=2026-01-01', { type: 'all', status: 'all', days: '365' }],
  ['range=all&type=intern', { type: 'intern', status: 'all' }],
  ['from=&to=2026-03-01&status=in-review', { type: 'all', status: 'in-review', to_date: '2026-03-01' }],
  ['from=&to=', { type: 'all', status: 'all' }],
])('%s', (query, expected) => {
  expect(asked(of(query), here)).toEqual({ ...common, ...expected });
});

test.each([
  ['this-month', '2026-11-21T22:30:00Z', '2026-11-01', '2026-11-22'],
  ['last-month', '2026-11-21T12:00:00Z', '2026-10-01', '2026-10-31'],
  ['last-month', '2026-12-31T22:30:00Z', '2026-12-01', '2026-12-31'],
  ['last-month', '2028-03-05T12:00:00Z', '2028-02-01', '2028-02-29'],
  ['this-quarter', '2026-11-21T12:00:00Z', '2026-10-01', '2026-11-21'],
  ['this-quarter', '2026-12-31T22:30:00Z', '2027-01-01', '2027-01-01'],
])('%s at %s is from %s to %s, by the days of the portal', (range, now, from_date, to_date) => {
  const kigali = { now: Date.parse(now), timeZone: 'Africa/Kigali' };
  expect(asked(filterOf(new URLSearchParams({ range }), kigali), kigali)).toMatchObject({
    from_date,
    to_date,
  });
});

test('invalid parameters of an address are ignored', () => {
  expect(of('type=dog&by=me&status=lost&range=12&from=yesterday&to=1')).toEqual(of(''));
});

test('a choice is read back from its address, and defaults are not in it', () => {
  const chosen = { ...of(''), type: 'visitor', from: '2026-01-01' };
  const params = paramsOf(chosen, here);
  expect(String(params)).toBe('type=visitor&from=2026-01-01');
  expect(filterOf(params, here)).toEqual(chosen);
  expect(String(paramsOf({ ...chosen, range: '90', by: 'begun' }, here))).toBe(
    'type=visitor&by=begun&range=90',
  );
});

test('the first day may not be after the last day', () => {
  expect(problemOf(of('from=2026-03-02&to=2026-03-01'))).toBe('From Date cannot be later than To Date');
  expect(problemOf(of('from=2026-03-01&to=2026-03-01'))).toBeNull();
  expect(problemOf(of('from=&to=2026-03-01'))).toBeNull();
  expect(problemOf(of('range=7&from=2026-03-02&to=2026-03-01'))).toBeNull();
});
