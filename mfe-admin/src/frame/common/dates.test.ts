import { act } from '@testing-library/react';
import { languages } from '../language';
import { shortDayIn, shortMomentIn, weekdayInitial } from './dates';

const setLanguage = async (language: 'fr' | 'rw' | 'en') => {
  const applyWords = await languages[language]?.();
  act(() => applyWords?.());
};
afterEach(() => setLanguage('en'));

test('a moment in a column stays in one piece', () => {
  expect(shortMomentIn('2026-11-20T12:02:00.000Z', { timeZone: 'UTC' })).toBe(
    '20\u00a0Nov\u00a02026,\u00a012:02',
  );
});

test('a day of two zones in a column breaks between its dates, never within one', () => {
  // The machine of the tests is in UTC.
  expect(shortDayIn('2026-11-21T23:30:00Z', { timeZone: 'Africa/Kigali' })).toBe(
    '22\u00a0Nov\u00a02026 (21\u00a0Nov\u00a02026 where you are)',
  );
  expect(shortMomentIn('2026-11-21T23:30:00Z', { timeZone: 'Africa/Kigali' })).toBe(
    '22\u00a0Nov\u00a02026,\u00a001:30 (21\u00a0Nov\u00a02026,\u00a023:30 where you are)',
  );
});

test('a day is known by the letter of its weekday, in the language of the page', async () => {
  const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-22'];
  expect(week.map(weekdayInitial).join('')).toBe('MTWTFS');
  await setLanguage('fr');
  expect(week.map(weekdayInitial).join('')).toBe('LMMJVD');
  await setLanguage('rw');
  expect(week.map(weekdayInitial).join('')).toBe('MKGKGC');
});
