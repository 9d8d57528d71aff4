import { type ClockSeen, isBelieved, seeClock } from './clock';
import { dayMs, monthsLater, runAfter, runBefore } from './rules';

const at = (text: string) => new Date(`${text}Z`);

test.each([
  ['2026-11-22T01:59:59', '2026-11-21T02:00:00', '2026-11-22T02:00:00'],
  ['2026-11-22T02:00:00', '2026-11-22T02:00:00', '2026-11-22T02:00:00'],
  ['2026-11-22T23:00:00', '2026-11-22T02:00:00', '2026-11-23T02:00:00'],
])('the nights around %s are of %s and %s', (now, before, after) => {
  expect([runBefore(at(now)), runAfter(at(now))]).toEqual([at(before), at(after)]);
});

test.each([
  ['2026-03-31T10:00:00', -1, '2026-02-28T10:00:00'],
  ['2027-08-31T10:00:00', 6, '2028-02-29T10:00:00'],
  ['2026-11-22T10:00:00', -12, '2025-11-22T10:00:00'],
])('from %s it is %s months to %s', (from, months, to) => {
  expect(monthsLater(at(from), months)).toEqual(at(to));
});

describe('the clock', () => {
  const now = at('2026-11-22T10:00:00');
  const days = (count: number) => new Date(now.getTime() + count * dayMs);
  const steady: ClockSeen = { seenAt: now, steadySinceAt: days(-9), doubtedFromAt: null };
  const seen = (time: Date, before = steady) => seeClock(before, time, undefined);

  it('is believed while it goes on, also after some days in which the portal was off', () => {
    for (const time of [now, days(3)]) expect(isBelieved(seen(time), time)).toBe(true);
  });

  it('is believed a day after a jump, ahead or back', () => {
    for (const time of [days(10), days(-1)]) {
      const jumped = seen(time);
      expect(isBelieved(jumped, time)).toBe(false);
      const later = new Date(time.getTime() + dayMs);
      expect(isBelieved(seen(later, jumped), later)).toBe(true);
    }
  });

  it('is in doubt after a jump of more than a month, until it is back', () => {
    const jumped = seen(days(400));
    expect(jumped.doubtedFromAt).toEqual(now);
    const later = seen(days(402), jumped);
    expect(isBelieved(later, days(402))).toBe(false);
    expect(seen(days(1), later)).toMatchObject({ doubtedFromAt: null, steadySinceAt: days(1) });
  });

  it('that is seen for the first time is held against the newest application', () => {
    const never: ClockSeen = { seenAt: null, steadySinceAt: null, doubtedFromAt: null };
    expect(seeClock(never, now, days(-2))).toMatchObject({ doubtedFromAt: null, steadySinceAt: now });
    expect(seeClock(never, now, days(-200))).toMatchObject({ doubtedFromAt: days(-200) });
  });
});
