import { languagesOffered, offerLanguages } from '@portal/service-kit/language';
import { translateFor } from './translated';

const offered = languagesOffered();
afterEach(() => offerLanguages(offered));

const refusal = 'This request could not be read.';

test('a refusal is said in languages that the portal offers, and in no other', () => {
  expect(translateFor('sw')).toMatchObject({ headers: {} });
  expect(translateFor('sw').translate(refusal)).toBe(refusal);
  offerLanguages(['en', 'sw']);
  expect(translateFor('sw, en;q=0.5').translate(refusal)).toBe('Ombi hili halikuweza kusomwa.');
  expect(translateFor('sw').headers).toMatchObject({ 'content-language': 'sw' });
  expect(translateFor('fr').headers).toEqual({});
});
