import { act } from '@testing-library/react';
import { languages } from '../../frame/language';
import { shownFact, withHiddenMark } from './shown-fact';

const setLanguage = async (language: 'fr' | 'en') => {
  const applyWords = await languages[language]?.();
  act(() => applyWords?.());
};
afterEach(() => setLanguage('en'));

test('an age and what replaces a name are shown in the language of the page', async () => {
  const ages = ['under 18', '25 to 34', '55 and over', 'newer'];
  const output = () => ages.map((value) => shownFact({ term: 'Age', value }).value);
  expect(output()).toEqual(ages);
  await setLanguage('fr');
  expect(output()).toEqual(['moins de 18 ans', 'de 25 à 34 ans', '55 ans et plus', 'newer']);
  expect(shownFact({ term: 'Age', value: 'newer' }).term).toBe('Âge');
  expect(withHiddenMark('[hidden] wants to learn.')).toBe('[masqué] wants to learn.');
});
