import { act } from '@testing-library/react';
import { languages } from '../../frame/language';
import { saidFact, saidHidden } from './said-fact';

const speak = async (language: 'fr' | 'en') => {
  const say = await languages[language]?.();
  act(() => say?.());
};
afterEach(() => speak('en'));

test('an age and what replaces a name are shown in the language of the page', async () => {
  const ages = ['under 18', '25 to 34', '55 and over', 'newer'];
  const said = () => ages.map((value) => saidFact({ term: 'Age', value }).value);
  expect(said()).toEqual(ages);
  await speak('fr');
  expect(said()).toEqual(['moins de 18 ans', 'de 25 à 34 ans', '55 ans et plus', 'newer']);
  expect(saidFact({ term: 'Age', value: 'newer' }).term).toBe('Âge');
  expect(saidHidden('[hidden] wants to learn.')).toBe('[masqué] wants to learn.');
});
