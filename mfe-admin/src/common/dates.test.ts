import { act } from '@testing-library/react';
import { languages } from '../language';
import { weekdayInitial } from './dates';

const speak = async (language: 'fr' | 'rw' | 'en') => {
  const say = await languages[language]?.();
  act(() => say?.());
};
afterEach(() => speak('en'));

test('a day is known by the letter of its weekday, in the language of the page', async () => {
  const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-22'];
  expect(week.map(weekdayInitial).join('')).toBe('MTWTFS');
  await speak('fr');
  expect(week.map(weekdayInitial).join('')).toBe('LMMJVD');
  await speak('rw');
  expect(week.map(weekdayInitial).join('')).toBe('MKGKGC');
});
