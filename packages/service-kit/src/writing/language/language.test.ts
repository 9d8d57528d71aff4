import {
  countryIn,
  dayIn,
  english,
  labelledIn,
  languageOr,
  languagesOffered,
  languageToKeep,
  momentIn,
  numberIn,
  offerLanguages,
  pageLanguageOf,
  partsIn,
  shortDayIn,
  shortMonthIn,
  translateParagraphs,
  translateWith,
  translatorsFrom,
} from './index';

const call = (header: string, cookie?: string) =>
  pageLanguageOf({ get: () => header, cookies: { get: () => cookie } });

test('a page names its language by one tag; the list of a browser does not count', () => {
  expect(call('fr', 'fr')).toEqual({ language: 'fr', chosen: true });
  expect(call('fr', 'rw')).toEqual({ language: 'fr', chosen: false });
  expect(call(' rw ')).toEqual({ language: 'rw', chosen: false });
  for (const other of ['', 'fr-FR,fr;q=0.9', 'de', 'FR', '*', 'x'.repeat(9000)])
    expect(call(other)).toBeUndefined();
});

test('a choice is kept; a page that nobody chose a language for is not taken for one', () => {
  expect(languageToKeep(null, { language: 'fr', chosen: false })).toBe('fr');
  expect(languageToKeep('fr', { language: 'en', chosen: false })).toBeUndefined();
  expect(languageToKeep('fr', { language: 'en', chosen: true })).toBe('en');
  expect(languageToKeep('fr', { language: 'fr', chosen: true })).toBeUndefined();
  expect(languageToKeep('fr', undefined)).toBeUndefined();
  expect([languageOr(null), languageOr('de'), languageOr('rw')]).toEqual(['en', 'en', 'rw']);
});

const at = new Date('2026-11-21T14:02:00Z');
const inEach = ['en', 'fr', 'rw'] as const;

test('days and times are formatted by the language', () => {
  expect(inEach.map((language) => dayIn(language, at))).toEqual([
    '21 November 2026',
    '21 novembre 2026',
    '21 Ugushyingo 2026',
  ]);
  expect(inEach.map((language) => momentIn(language, at))).toEqual([
    '21 November 2026 at 14:02',
    '21 novembre 2026 à 14:02',
    '21 Ugushyingo 2026, 14:02',
  ]);
  expect(inEach.map((language) => shortDayIn(language, at))).toEqual([
    '21 Nov 2026',
    '21 nov. 2026',
    '21 Ugus. 2026',
  ]);
  expect(inEach.map((language) => shortMonthIn(language, at))).toEqual(['Nov 26', 'nov. 26', 'Ugus. 26']);
  expect(inEach.map((language) => numberIn(language, 12_345))).toEqual([
    '12,345',
    '12\u00a0345',
    '12\u00a0345',
  ]);
});

test('a sentence has gaps, and what stands in them is taken as it is', () => {
  const translator = {
    language: 'fr' as const,
    translate: (text: string) => text.replace('Write to', 'Écrivez à'),
  };
  expect(translateWith(translator, 'Write to {mailbox}.', { mailbox: 'a$&@b' })).toBe('Écrivez à a$&@b.');
  expect(translateWith(english, '{left}', {})).toBe('{left}');
  expect(translateParagraphs(translator, 'Write to us\n\nWrite to {x}')).toBe(
    'Écrivez à us\n\nÉcrivez à {x}',
  );
});

test('a country is named by the language, and in English where nobody has named it', () => {
  expect(inEach.map((language) => countryIn(language, 'DE'))).toEqual(['Germany', 'Allemagne', 'Ubudage']);
  expect([countryIn('rw', 'AQ'), countryIn('fr', 'XZ')]).toEqual(['Antarctica', 'XZ']);
});

test('French has a non-breaking space before a colon and a semicolon', () => {
  expect(inEach.map((language) => labelledIn(language, 'A', 'b'))).toEqual(['A: b', 'A\u00a0: b', 'A: b']);
  expect(inEach.map((language) => partsIn(language, ['a', 'b']))).toEqual(['a; b', 'a\u00a0; b', 'a; b']);
});

test('a language that the portal does not offer is spoken nowhere; what one offers is named by ICU', () => {
  const translatorFor = translatorsFrom([]);
  const refusal = 'Please sign in to continue.';
  const offered = languagesOffered();
  expect([offered, languageOr('sw'), call('sw')]).toEqual([['en', 'fr', 'rw'], 'en', undefined]);
  expect(translatorFor('sw').translate(refusal)).toBe(refusal);
  offerLanguages(['en', 'sw', 'tlh']);
  expect([languagesOffered(), languageOr('sw'), languageOr('fr')]).toEqual([['en', 'sw'], 'sw', 'en']);
  expect(translatorFor('sw').translate(refusal)).toBe('Tafadhali ingia ili uendelee.');
  expect(dayIn('sw', at)).toBe('21 Novemba 2026');
  expect([numberIn('sw', 12_345), countryIn('sw', 'DE')]).toEqual(['12,345', 'Ujerumani']);
  offerLanguages(offered);
});
