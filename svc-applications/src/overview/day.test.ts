import { isTimeZone, startOfDay, startOfNextDay } from './day';

test('a day begins at midnight of its zone', () => {
  expect(startOfDay('2026-11-23', 'Africa/Kigali').toISOString()).toBe('2026-11-22T22:00:00.000Z');
  expect(startOfDay('2026-11-23', 'UTC').toISOString()).toBe('2026-11-23T00:00:00.000Z');
  expect(startOfNextDay('2026-12-31', 'Africa/Kigali').toISOString()).toBe('2026-12-31T22:00:00.000Z');
});

test('a day on which the clocks change begins by the clock of its midnight', () => {
  expect(startOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfNextDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z');
});

test('a zone that nobody knows is none', () => {
  expect([isTimeZone('Africa/Kigali'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
});
