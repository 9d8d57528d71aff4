import { calendarOf, isLocalTime, isTimeZone } from './index';

const at = (instant: string) => new Date(instant);

test.each([
  ['UTC', '2026-11-15', '2026-11-15T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
  ['Africa/Kigali', '2026-11-15', '2026-11-14T22:00:00.000Z', '2026-11-15T22:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-15', '2026-11-14T18:15:00.000Z', '2026-11-15T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
  // Clocks are put forward or back within the day, at midnight, and over a whole day.
  ['Europe/Paris', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00:00.000Z', '2011-12-30T10:00:00.000Z'],
  ['Africa/Kigali', '9999-12-31', '9999-12-31T00:00:00.000Z', '+010000-01-01T00:00:00.000Z'],
])('in %s the day %s begins and ends by the clock of that zone', (zone, day, start, end) => {
  const { startOf, endOf } = calendarOf(zone);
  expect([startOf(day), endOf(day)].map((time) => time.toISOString())).toEqual([start, end]);
});

test('a moment is shown by the day and the clock of its zone, an hour before the clock is put back too', () => {
  const { dayOf, wallTime } = calendarOf('America/New_York');
  expect(dayOf(at('2026-11-01T03:59:59Z'))).toBe('2026-10-31');
  expect(wallTime(at('2026-11-01T05:30:00Z'))).toEqual(at('2026-11-01T01:30:00Z'));
  expect(wallTime(at('2026-11-01T06:30:00Z'))).toEqual(at('2026-11-01T01:30:00Z'));
});

test.each(['Mars/Olympus', '', "Africa/Kigali'"])('%j is no zone', (zone) => {
  expect(isTimeZone(zone)).toBe(false);
});

describe('a minute by the clock of a zone', () => {
  test.each([
    ['Africa/Kigali', '2026-11-27T17:00', '2026-11-27T15:00Z', '2026-11-27T15:00Z'],
    ['America/Los_Angeles', '2026-07-01T00:00', '2026-07-01T07:00Z', '2026-07-01T07:00Z'],
    ['Asia/Kathmandu', '2026-11-27T23:59', '2026-11-27T18:14Z', '2026-11-27T18:14Z'],
    ['Pacific/Auckland', '2026-12-31T23:59', '2026-12-31T10:59Z', '2026-12-31T10:59Z'],
    // A time that the clock shows twice.
    ['America/Los_Angeles', '2026-11-01T01:30', '2026-11-01T08:30Z', '2026-11-01T09:30Z'],
    ['Pacific/Auckland', '2026-04-05T02:30', '2026-04-04T13:30Z', '2026-04-04T14:30Z'],
    // A time that the clock never shows.
    ['America/Los_Angeles', '2026-03-08T02:30', '2026-03-08T09:30Z', '2026-03-08T10:30Z'],
    ['Pacific/Auckland', '2026-09-27T02:30', '2026-09-26T13:30Z', '2026-09-26T14:30Z'],
  ])('in %s %s is between %s and %s', (zone, local, earlier, later) => {
    const { instantOf } = calendarOf(zone);
    expect([instantOf(local, 'earlier'), instantOf(local, 'later')]).toEqual([at(earlier), at(later)]);
  });

  test('is one of a day that exists', () => {
    const typed = [
      '2026-02-28T23:59',
      '2026-02-29T00:00',
      '2026-01-01T24:00',
      '2026-01-01',
      '2026-01-01T10:00:00',
    ];
    expect(typed.map(isLocalTime)).toEqual([true, false, false, false, false]);
  });
});
