import type { IncomingMessage } from 'node:http';
import { languageOf } from './language';

const offered = ['en', 'fr', 'rw'];
const visit = (url: string, headers: IncomingMessage['headers'] = {}, languages = offered) =>
  languageOf({ url, headers } as IncomingMessage, languages);

test('an address asks first, then what was chosen, then the browser', () => {
  const headers = { cookie: 'a=1; language=rw', 'accept-language': 'fr' };
  expect(visit('/?lang=en', headers)).toBe('en');
  expect(visit('/', headers)).toBe('rw');
  expect(visit('/', { 'accept-language': 'fr' })).toBe('fr');
});

test('a browser is taken at its weights, and a region is content with its language', () => {
  expect(visit('/', { 'accept-language': 'de, en;q=0.4, fr-CH;q=0.9' })).toBe('fr');
  expect(visit('/', { 'accept-language': 'rw;q=0, en-GB' })).toBe('en');
  expect(visit('/?lang=en-XA', {}, ['en', 'en-XA'])).toBe('en-XA');
});

test('languages that are not offered are ignored, and no request can put words into the page', () => {
  expect(visit('/?lang=de')).toBe('en');
  expect(visit('/?lang="><script>', { cookie: 'language=<b>', 'accept-language': '*, ;;q=x' })).toBe('en');
  expect(visit('/', { 'accept-language': 'de' }, ['fr', 'en'])).toBe('fr');
});

test('one language is no choice', () => {
  expect(visit('/?lang=fr', { 'accept-language': 'fr' }, ['en'])).toBe('en');
});
