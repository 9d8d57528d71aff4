/** @jest-environment node */
import { asked, filterOf, paramsOf, problemOf } from './report-filter';

const now = Date.parse('2026-11-21T12:00:00Z');
const of = (query: string) => filterOf(new URLSearchParams(query), now);

test('without a word in the address it is all of the last 30 days, by their dates', () => {
  expect(of('')).toEqual({
    type: 'all',
    status: 'all',
    range: 'custom',
    from: '2026-10-22',
    to: '2026-11-21',
  });
  expect(asked(of(''))).toEqual({
    type: 'all',
    status: 'all',
    from_date: '2026-10-22',
    to_date: '2026-11-21',
  });
});

test.each([
  ['range=7', { type: 'all', status: 'all', days: '7' }],
  ['range=365&from=2026-01-01', { type: 'all', status: 'all', days: '365' }],
  ['range=all&type=intern', { type: 'intern', status: 'all' }],
  ['from=&to=2026-03-01&status=in-review', { type: 'all', status: 'in-review', to_date: '2026-03-01' }],
  ['from=&to=', { type: 'all', status: 'all' }],
])('%s', (query, expected) => {
  expect(asked(of(query))).toEqual(expected);
});

test('what makes no sense in an address is left out', () => {
  expect(of('type=dog&status=lost&range=12&from=yesterday&to=1')).toEqual(of(''));
});

test('a choice is found again in its address, and what is usual is not in it', () => {
  const chosen = { ...of(''), type: 'visitor', from: '2026-01-01' };
  const params = paramsOf(chosen, now);
  expect(String(params)).toBe('type=visitor&from=2026-01-01');
  expect(filterOf(params, now)).toEqual(chosen);
  expect(String(paramsOf({ ...chosen, range: '90' }, now))).toBe('type=visitor&range=90');
});

test('from may not be later than to', () => {
  expect(problemOf(of('from=2026-03-02&to=2026-03-01'))).toBe('From Date cannot be later than To Date');
  expect(problemOf(of('from=2026-03-01&to=2026-03-01'))).toBeNull();
  expect(problemOf(of('from=&to=2026-03-01'))).toBeNull();
  expect(problemOf(of('range=7&from=2026-03-02&to=2026-03-01'))).toBeNull();
});
