import type { Text } from '@portal/contract-language-v1';
import french from '../messages/fr';
import kinyarwanda from '../messages/rw';
import {
  addTranslations,
  catalogue,
  colon,
  countryNames,
  dateInWords,
  joined,
  knowNames,
  labelled,
  languageNow,
  numberInWords,
  parted,
  remembering,
  setTranslate,
  setWords,
  translated,
  translatedDefinition,
  translatedJoined,
} from '.';
import names from './names-of/rw';

beforeAll(() => void remembering());
afterEach(() => {
  setWords();
  setTranslate();
});

const day = Date.parse('2027-02-06T13:05:00Z');
const options = { dateStyle: 'full', timeZone: 'UTC' } as const;

test('a date is written in the language of the words that a page uses', () => {
  expect(dateInWords(day, options)).toMatch(/^Saturday,? 6 February 2027$/);
  setWords(french);
  expect([languageNow(), dateInWords(day, options)]).toEqual(['fr', 'samedi 6 février 2027']);
  setWords(kinyarwanda);
  knowNames('rw', names);
  expect(dateInWords(day, options)).toMatch(/^Ku wa gatandatu,? 6 Gashyantare 2027$/);
  expect(dateInWords(day, { dateStyle: 'medium', timeZone: 'UTC' })).toBe('6 Gas 2027');
});

test('every month and weekday has a name in Kinyarwanda, also where dates are short', () => {
  setWords(kinyarwanda);
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

test('definitions are translated with their words and labels, and nothing else of them changes', () => {
  const question = { kind: 'choice', label: { en: 'Area' }, options: [{ value: 'Area', label: 'Area' }] };
  expect(translatedDefinition(question)).toBe(question);
  setTranslate((english) => `<${english}>`);
  expect(translatedDefinition(question)).toEqual({
    kind: 'choice',
    label: { en: '<Area>' },
    options: [{ value: 'Area', label: '<Area>' }],
  });
  expect(translatedDefinition(question)).toBe(translatedDefinition(question));
  expect([translated('Area'), translated(undefined)]).toEqual(['<Area>', undefined]);
});

test('words that are joined are translated when they are read', () => {
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

const ui = catalogue();
const words = ['Saved', ({ title }: { title: string }) => `Failed: ${title}`, 'Stage'] as const;
const inFrench = ['Enregistré', ({ title }: { title: string }) => `Échec : ${title}`, 'Scène'];
const [isSaved, hasFailed, stage] = ui.messages(0, words);

test('words that a page holds are translated into the language that is chosen meanwhile, there and back', () => {
  const held = isSaved();
  const failed = hasFailed({ title: isSaved() });
  ui.setWords([[0, inFrench]]);
  expect([translated(held), translated(failed)]).toEqual(['Enregistré', 'Échec : Enregistré']);
  const inTurn = isSaved();
  ui.setWords();
  expect([translated(held), translated(failed), translated(inTurn)]).toEqual([
    'Saved',
    'Failed: Saved',
    'Saved',
  ]);
});

test('a language that comes in pieces is used as far as it is there; the rest stays in English until it has come', () => {
  const shown = () => [isSaved(), hasFailed({ title: 'x' }), stage()];
  ui.setWords([[2, ['Scène']]]);
  expect(shown()).toEqual(['Saved', 'Failed: x', 'Scène']);
  ui.setWords([
    [2, ['Scène']],
    [0, inFrench.slice(0, 2)],
  ]);
  expect(shown()).toEqual(['Enregistré', 'Échec : x', 'Scène']);
  ui.setWords();
  expect(shown()).toEqual(['Saved', 'Failed: x', 'Stage']);
});

test('a day within a message that is held is translated anew, a name that somebody typed is not', () => {
  const held = hasFailed({ title: dateInWords(day, { dateStyle: 'long', timeZone: 'UTC' }) });
  const typed = hasFailed({ title: 'Uwase' });
  ui.setWords([[0, inFrench]]);
  setWords(french);
  expect([translated(held), translated(typed)]).toEqual(['Échec : 6 février 2027', 'Échec : Uwase']);
  ui.setWords();
});

test('refusals of services are translated anew within a message that is held: one sentence, or several in a row', () => {
  const refusals = ['Trop long.', 'Trop tard.'];
  ui.setWords([[0, inFrench]]);
  const one = hasFailed({ title: translated('Trop long.') });
  const both = hasFailed({ title: translatedJoined(refusals) });
  expect(both).toBe('Échec : Trop long. Trop tard.');
  ui.setWords();
  addTranslations(
    new Map([
      ['Trop long.', 'Too long.'],
      ['Trop tard.', 'Too late.'],
    ]),
  );
  expect([translated(one), translated(both)]).toEqual(['Failed: Too long.', 'Failed: Too long. Too late.']);
});

test('a sentence of the contracts that was translated before it is held is translated anew', () => {
  const table = (tables: Record<string, string>) =>
    Object.assign((text: Text) => tables[String(text)] ?? String(text), { tables: [tables] });
  setTranslate(table({ Approved: 'Acceptée', Stage: 'Étape' }));
  const held = translated('Approved');
  setTranslate(table({ Approved: 'Yemewe', Stage: 'Icyiciro' }));
  expect(translated(held)).toBe('Yemewe');
  setTranslate();
  expect(translated(held)).toBe('Approved');
});

test('a sentence of the contracts stays what it is, also where a message in another language reads the same', () => {
  expect(stage()).toBe('Stage');
  ui.setWords([[0, inFrench]]);
  setTranslate(Object.assign((text: Text) => String(text), { tables: [{ Stage: 'Stage' }] }));
  expect(translated('Stage')).toBe('Stage');
  ui.setWords();
});

test('a message whose placeholder holds its own words is rendered once', () => {
  const [plain] = catalogue().messages(0, [({ words }: { words: string }) => words] as const);
  const held = plain({ words: 'To itself' });
  expect(translated(held)).toBe('To itself');
});

test('a label stands before its value as the language writes it, also where a page holds both', () => {
  const held = labelled(isSaved(), 'Uwase');
  expect([held, parted(['a', 'b']), colon()]).toEqual(['Saved: Uwase', 'a; b', ': ']);
  ui.setWords([[0, inFrench]]);
  setWords(french);
  expect([translated(held), parted(['a', 'b']), colon()]).toEqual([
    'Enregistré\u00a0: Uwase',
    'a\u00a0; b',
    '\u00a0: ',
  ]);
  ui.setWords();
});

test('a number is written as the language of the page writes it; an English page may follow its device', () => {
  const shown = () => [
    numberInWords(20_000),
    numberInWords(62.5, {}, 'de'),
    numberInWords(0.025, { style: 'percent', maximumFractionDigits: 1 }),
  ];
  expect(shown()).toEqual(['20,000', '62,5', '2.5%']);
  for (const words of [french, kinyarwanda]) {
    setWords(words);
    expect(shown()).toEqual(['20\u00a0000', '62,5', '2,5\u00a0%']);
  }
});
