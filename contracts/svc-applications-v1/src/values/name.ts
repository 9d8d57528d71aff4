import { visible } from './visible';

/** Letters that a person's name has at least. */
export const nameLetters = 2;

/** Why a text is no name: signs without letters, several lines, or something that mails would show as a link. */
export type NameProblem = 'short' | 'lines' | 'link';

/** Ends of addresses that mail programs know; a name with another one, like `st.john`, is nobody's link. */
const ends =
  'com|org|net|edu|gov|info|biz|xyz|top|app|dev|link|site|online|shop|store|click|live|club|icu|vip|win|' +
  'work|tech|space|website|page|blog|cloud|news|email|support|world|today|zip|mov|africa|' +
  'io|ai|co|me|tv|cc|ly|gl|gg|to|rw|ke|ug|tz|bi|cd|ru|cn|uk|fr|de|be|eu|us|in|tk|ml|ga|cf|gq|pw|ws';

const links = [
  /[a-z][a-z0-9+.-]*:\/\/|\/\/|\b(?:https?|ftp|mailto|tel|sms|data|javascript|file):\S/i,
  /(?:^|[^\p{L}\p{N}])www\./iu,
  /[^\s@]@[^\s@]+\.[^\s@]/,
  new RegExp(`[\\p{L}\\p{N}]\\.(?:${ends})(?::\\d+)?[/?#]`, 'iu'),
  new RegExp(
    `[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.[\\p{L}\\p{N}-]+\\.(?:${ends})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
];

const plainDots = (text: string): string => text.normalize('NFKC').replace(/[\u3002\uff61]/g, '.');

/** Whether mail programs would make a link of a part of the text, wherever it stands. */
export const isLink = (text: string): boolean => links.some((link) => link.test(plainDots(text)));

/** What makes a text more than a word or two in one line. */
export function lineProblem(text: string): 'lines' | 'link' | undefined {
  if (/[\r\n\u2028\u2029]/.test(text)) return 'lines';
  return isLink(text) ? 'link' : undefined;
}

/** A name as it is kept, or why it is none. */
export function readName(typed: string): { name: string } | { problem: NameProblem } {
  const name = visible(typed);
  const problem = lineProblem(name);
  if (problem) return { problem };
  return (name.match(/\p{L}/gu) ?? []).length < nameLetters ? { problem: 'short' } : { name };
}
