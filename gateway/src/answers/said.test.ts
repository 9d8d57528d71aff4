import { languagesOffered, offerLanguages } from '@portal/service-kit/language';
import { sayingFor } from './said';

const offered = languagesOffered();
afterEach(() => offerLanguages(offered));

const refusal = 'This request could not be read.';

test('a refusal is said in languages that the portal offers, and in no other', () => {
  expect(sayingFor('sw')).toMatchObject({ headers: {} });
  expect(sayingFor('sw').say(refusal)).toBe(refusal);
  offerLanguages(['en', 'sw']);
  expect(sayingFor('sw, en;q=0.5').say(refusal)).toBe('Ombi hili halikuweza kusomwa.');
  expect(sayingFor('sw').headers).toMatchObject({ 'content-language': 'sw' });
  expect(sayingFor('fr').headers).toEqual({});
});
