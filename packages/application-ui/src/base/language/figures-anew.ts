import { dateInWords, numberInWords } from '@portal/ui/language';

const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 15));
const inEnglish = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const englishMonths = months.map((month) => inEnglish.format(month));
const monthsNow = () => months.map((month) => dateInWords(month, { month: 'long', timeZone: 'UTC' }));

function withDays(sentence: string, names: readonly string[], write: (at: number) => string): string {
  const days = new RegExp(`(?<!\\d)(\\d{1,2})(?:er)? (${names.join('|')}) (\\d{4})(?!\\d)`, 'g');
  return sentence.replace(days, (_result, day: string, name: string, year: string) =>
    write(Date.UTC(Number(year), names.indexOf(name), Number(day))),
  );
}

/** `20,000` in English and Swahili, `20 000` in French and Kinyarwanda. */
const withNumbers = (sentence: string, mark: string): string =>
  sentence.replace(/(?<![\d,])\d{1,3}(?:[,\u00a0]\d{3})+(?![\d,])/g, (figure) =>
    figure.replace(/[,\u00a0]/g, mark),
  );

const englishDay = (at: number): string => {
  const day = new Date(at);
  return `${day.getUTCDate()} ${englishMonths[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};

/**
 * Turns the days and large numbers in a service's sentence from the page's current language into English: to be called
 * before a change of language.
 */
export const figuresInEnglish = (sentence: string): string =>
  withNumbers(withDays(sentence, monthsNow(), englishDay), ',');

/** Turns English days and large numbers into the page's current language. */
export const figuresNow = (sentence: string): string =>
  withNumbers(
    withDays(sentence, englishMonths, (at) => dateInWords(at, { dateStyle: 'long', timeZone: 'UTC' })),
    numberInWords(20_000).charAt(2),
  );
