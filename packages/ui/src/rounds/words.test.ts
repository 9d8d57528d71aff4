import { closedWords, closesWords, momentInBoth } from './words';

const friday = '2026-11-27T15:00:00.000Z';
const before = (minutes: number) => Date.parse(friday) - minutes * 60_000;

test.each([
  ['Africa/Kigali', 'Friday 27 November, 17:00 (Kigali)'],
  ['Europe/Paris', 'Friday 27 November, 17:00 (Kigali); 16:00 where you are'],
  ['America/Los_Angeles', 'Friday 27 November, 17:00 (Kigali); 07:00 where you are'],
  ['Asia/Kathmandu', 'Friday 27 November, 17:00 (Kigali); 20:45 where you are'],
  ['Pacific/Auckland', 'Friday 27 November, 17:00 (Kigali); Saturday 28 November, 04:00 where you are'],
])('a reader in %s reads %s', (here, words) => {
  expect(momentInBoth(friday, 'Africa/Kigali', here)).toBe(words);
});

test.each([
  [3 * 1_440 + 5, 'in 3 days'],
  [1_440, 'in 1 day'],
  [1_439, 'in 23 hours'],
  [60, 'in 1 hour'],
  [59, 'in 59 minutes'],
  [0, 'in 0 minutes'],
])('%s minutes before, it closes %s', (minutes, left) => {
  const words = closesWords(friday, 'Africa/Kigali', before(minutes), 'Africa/Kigali');
  expect(words).toBe(`Closes ${left}: Friday 27 November, 17:00 (Kigali)`);
});

test('what is closed says when it opens, where that is known', () => {
  const next = { names: { en: 'Winter' }, opens_at: friday, closes_at: friday };
  expect(closedWords(next, 'Africa/Kigali', 'Africa/Kigali')).toBe(
    'Closed now. Opens on Friday 27 November, 17:00 (Kigali)',
  );
  expect(closedWords(null, 'Africa/Kigali')).toBe('Closed now');
});
