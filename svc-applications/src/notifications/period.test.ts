import { beginningOf } from './period';

describe('a period of notifications', () => {
  const now = new Date('2026-11-21T15:30:00Z');

  it.each([
    ['today', '2026-11-21T00:00:00.000Z'],
    ['week', '2026-11-14T15:30:00.000Z'],
    ['month', '2026-10-22T15:30:00.000Z'],
  ] as const)('%s begins at %s', (period, beginning) => {
    expect(beginningOf(period, now)?.toISOString()).toBe(beginning);
  });

  it("'all' has no beginning", () => {
    expect(beginningOf('all', now)).toBeUndefined();
  });
});
