import { intlOf } from '@portal/contract-language-v1/languages';
import { type Language, languages } from './languages';

/** Not every ICU has Kinyarwanda dates. */
const kinyarwandaMonths = [
  'Mutarama',
  'Gashyantare',
  'Werurwe',
  'Mata',
  'Gicurasi',
  'Kamena',
  'Nyakanga',
  'Kanama',
  'Nzeri',
  'Ukwakira',
  'Ugushyingo',
  'Ukuboza',
];

const monthIn = (at: Date): string => kinyarwandaMonths[at.getUTCMonth()] ?? '';
const two = (figure: number): string => String(figure).padStart(2, '0');

interface Formats {
  day: Intl.DateTimeFormat;
  short: Intl.DateTimeFormat;
  moment: Intl.DateTimeFormat;
  month: Intl.DateTimeFormat;
}

function formatsOf(language: Language): Formats {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlOf(language), { ...options, timeZone: 'UTC' });
  return {
    day: format({ dateStyle: 'long' }),
    short: format({ day: '2-digit', month: 'short', year: 'numeric' }),
    moment: format({ dateStyle: 'long', timeStyle: 'short' }),
    month: format({ month: 'short', year: '2-digit' }),
  };
}

const formats = Object.fromEntries(languages.map((language) => [language, formatsOf(language)])) as Record<
  Language,
  Formats
>;

/** Writes the first day of a month as French does: '1er mars'. */
const withFirst = (language: Language, written: string): string =>
  language === 'fr' ? written.replace(/\b1 (?=\p{L})/u, '1er ') : written;

/** '21 November 2026' in universal time, as for all functions below. */
export const dayIn = (language: Language, at: Date): string =>
  language === 'rw'
    ? `${at.getUTCDate()} ${monthIn(at)} ${at.getUTCFullYear()}`
    : withFirst(language, formats[language].day.format(at));

/** '21 Nov 2026' */
export const shortDayIn = (language: Language, at: Date): string =>
  language === 'rw'
    ? `${two(at.getUTCDate())} ${monthIn(at).slice(0, 4)}. ${at.getUTCFullYear()}`
    : formats[language].short.format(at);

/** '21 November 2026 at 14:02' */
export const momentIn = (language: Language, at: Date): string =>
  language === 'rw'
    ? `${dayIn('rw', at)}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
    : withFirst(language, formats[language].moment.format(at));

/** 'Nov 26' */
export const shortMonthIn = (language: Language, at: Date): string =>
  language === 'rw'
    ? `${monthIn(at).slice(0, 4)}. ${two(at.getUTCFullYear() % 100)}`
    : formats[language].month.format(at);

/** '12,345' */
export const numberIn = (language: Language, value: number): string =>
  value.toLocaleString(intlOf(language)).replaceAll('\u202f', '\u00a0');
