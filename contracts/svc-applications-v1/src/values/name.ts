import { visible } from './visible';

/** The least number of letters in a person's name. */
export const nameLetters = 2;

/** Reasons why a text is no name: too few letters, several lines, or a part that mails would show as a link. */
export type NameProblem = 'short' | 'lines' | 'link';

/** Top-level domains that mail programs know; a name with another ending, such as `st.john`, is not shown as a link. */
const ends =
  'com|org|net|edu|gov|info|biz|xyz|top|app|dev|link|site|online|shop|store|click|live|club|icu|vip|win|' +
  'work|tech|space|website|page|blog|cloud|news|email|support|world|today|zip|mov|africa|' +
  'pro|mobi|fun|sbs|cyou|buzz|bond|bid|loan|men|ninja|digital|agency|network|solutions|xn--[a-z0-9-]+|' +
  'рф|бел|укр|срб|қаз|москва|онлайн|сайт|орг|ком|中国|中國|香港|台湾|在线|网站|公司|한국|भारत|ไทย|ελ|გე|հայ|' +
  'مصر|السعودية|امارات|المغرب|الجزائر|موقع|شبكة|' +
  'io|ai|co|me|tv|cc|ly|gl|gg|to|rw|ke|ug|tz|bi|cd|ru|cn|uk|fr|de|be|eu|us|in|tk|ml|ga|cf|gq|pw|ws';

/** Top-level domains of countries that are also names, as in `J.P.Ng`: shown as a link only with a path or a port. */
const shortEnds =
  'ng|li|ma|za|gh|et|zm|mw|sd|ss|so|dj|ch|nl|es|it|pl|pt|br|ca|au|jp|kr|id|ph|vn|my|sg|pk|ae|sa|tr|ir|il';

const links = [
  /[a-z][a-z0-9+.-]*:\/\/|\/\/|\b(?:https?|ftp|mailto|tel|sms|data|javascript|file):\S/i,
  /(?:^|[^\p{L}\p{N}])www\./iu,
  /[^\s@]@[^\s@]+\.[^\s@]/,
  new RegExp(`[\\p{L}\\p{N}]\\.(?:${ends}|${shortEnds})(?::\\d+|[/?#])`, 'iu'),
  new RegExp(
    `[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.[\\p{L}\\p{N}-]+\\.(?:${ends})(?![\\p{L}\\p{M}\\p{N}])`,
    'iu',
  ),
  // The written form of an address in another script is never a name.
  /(?:^|[^\p{L}\p{N}])xn--[a-z0-9]/iu,
];

const plainDots = (text: string): string => text.normalize('NFKC').replace(/[\u3002\uff61]/g, '.');

/** Whether mail programs would show any part of the text as a link. */
export const isLink = (text: string): boolean => links.some((link) => link.test(plainDots(text)));

/** The problem that keeps a text from being a few words in one line. */
export function lineProblem(text: string): 'lines' | 'link' | undefined {
  if (/[\r\n\u2028\u2029]/.test(text)) return 'lines';
  return isLink(text) ? 'link' : undefined;
}

/** A name as it is stored, or the reason why it is none. */
export function readName(typed: string): { name: string } | { problem: NameProblem } {
  const name = visible(typed);
  const problem = lineProblem(name);
  if (problem) return { problem };
  return (name.match(/\p{L}/gu) ?? []).length < nameLetters ? { problem: 'short' } : { name };
}
