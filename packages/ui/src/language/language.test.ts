import french from '../messages/fr';
import kinyarwanda from '../messages/rw';
import {
  countryNames,
  dateInWords,
  joined,
  knowNames,
  languageNow,
  said,
  saidIn,
  speak,
  speakSentences,
} from '.';
import names from './names-of/rw';

afterEach(() => {
  speak();
  speakSentences();
});

const day = Date.parse('2027-02-06T13:05:00Z');
const options = { dateStyle: 'full', timeZone: 'UTC' } as const;

test('a date is written in the language of the words that a page speaks', () => {
  expect(dateInWords(day, options)).toMatch(/^Saturday,? 6 February 2027$/);
  speak(french);
  expect([languageNow(), dateInWords(day, options)]).toEqual(['fr', 'samedi 6 février 2027']);
  speak(kinyarwanda);
  knowNames('rw', names);
  expect(dateInWords(day, options)).toMatch(/^Ku wa gatandatu,? 6 Gashyantare 2027$/);
  expect(dateInWords(day, { dateStyle: 'medium', timeZone: 'UTC' })).toBe('6 Gas 2027');
});

test('every month and weekday has a name in Kinyarwanda, also where dates are short', () => {
  speak(kinyarwanda);
  knowNames('rw', names);
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 3 + month)));
  for (const style of ['long', 'short'] as const)
    for (const date of months) {
      const english = new Intl.DateTimeFormat('en-GB', { month: style, timeZone: 'UTC' }).format(date);
      expect(names.dates[english]).toBeTruthy();
      expect(dateInWords(date, { weekday: 'long', timeZone: 'UTC' })).toMatch(/^Ku /);
    }
});

test('a country is named by the language, and in English where nobody has named it', () => {
  knowNames('rw', names);
  expect(['rw', 'fr', 'en'].map((language) => countryNames(language)('DE'))).toEqual([
    'Ubudage',
    'Allemagne',
    'Germany',
  ]);
  expect(countryNames('rw')('AQ')).toBe('Antarctica');
});

test('definitions are said with their words and labels, and nothing else of them changes', () => {
  const question = { kind: 'choice', label: { en: 'Area' }, options: [{ value: 'Area', label: 'Area' }] };
  expect(saidIn(question)).toBe(question);
  speakSentences((english) => `<${english}>`);
  expect(saidIn(question)).toEqual({
    kind: 'choice',
    label: { en: '<Area>' },
    options: [{ value: 'Area', label: '<Area>' }],
  });
  expect(saidIn(question)).toBe(saidIn(question));
  expect([said('Area'), said(undefined)]).toEqual(['<Area>', undefined]);
});

test('words that are put together are said when they are read', () => {
  let word = 'Saved';
  const all = joined(
    {
      get saved() {
        return word;
      },
    },
    { more: 'More' },
  );
  word = 'Enregistré';
  expect(all).toEqual({ saved: 'Enregistré', more: 'More' });
});
