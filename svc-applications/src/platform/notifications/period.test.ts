import { calendarOf, utc } from '@portal/service-kit/calendar';
import { beginningOf } from './period';

describe('a period of notifications', () => {
  const now = new Date('2026-11-21T15:30:00Z');

  it.each([
    ['today', '2026-11-21T00:00:00.000Z'],
    ['week', '2026-11-14T15:30:00.000Z'],
    ['month', '2026-10-22T15:30:00.000Z'],
  ] as const)('%s begins at %s', (period, beginning) => {
    expect(beginningOf(period, now, calendarOf(utc))?.toISOString()).toBe(beginning);
  });

  it('today begins at midnight in the zone of the portal', () => {
    const lateInUtc = new Date('2026-11-21T22:30:00Z');
    expect(beginningOf('today', lateInUtc, calendarOf('Africa/Kigali'))?.toISOString()).toBe(
      '2026-11-21T22:00:00.000Z',
    );
  });

  it("'all' has no beginning", () => {
    expect(beginningOf('all', now, calendarOf(utc))).toBeUndefined();
  });
});
