import type { Text } from '@portal/contract-language-v1';
import { readEmail } from '../values/email';
import { type NameProblem, readName } from '../values/name';
import { lacksDialCode, phoneBeforeExtension, phoneInWords, readPhone, wholePhone } from '../values/phone';
import { phoneText } from '../values/phone-text';
import { visible } from '../values/visible';
import { type FormLimits, limits as fixed } from '../vocabulary';
import { chosen, isAsked, yesOrNo } from './choices';
import { birthProblem, isDay } from './kinds';
import type { Answers, Leaf } from './question';
import { textOf, type Words } from './words';

/** What the rules need besides the answers. */
export interface Circumstances {
  limits: FormLimits;
  /** The answers are stored ones: null means that an editor left a question empty. */
  stored?: boolean;
  /** Today where the applicant is, 'YYYY-MM-DD'. */
  today: string;
  /**
   * The first day that is not in the past, 'YYYY-MM-DD'. Set when the owner saves a section or submits: then days in
   * the past, overlapping periods and repeated rows are reported.
   */
  earliest?: string;
  /**
   * The chosen dial code, '+250', or a function that gives the one chosen for a number. Set on pages, where numbers are
   * typed beside a country; services receive numbers with their dial codes.
   */
  dialCode?: string | ((typed: string) => string);
}

/** The surroundings of a question. */
export interface Place extends Circumstances {
  /** The answers beside it: in its row, or in the application. */
  beside: Answers;
  /** Its row in the list, from 1. */
  position?: number;
}

/** An answer as it is returned: trimmed texts, numbers, true and false; null where there is none. */
export type AnswerValue = string | number | boolean | null;
type Answered = NonNullable<AnswerValue>;
/** The answer, or the message about its problem. */
export type Read = { value: AnswerValue; wrong?: undefined } | { value?: undefined; wrong: Text };

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && visible(value) === '');

/** Reads a typed text as the answer to a question. */
export function read(question: Leaf, typed: unknown, place: Place): Read {
  if (!isAsked(question, place.beside)) return { value: null };
  const gaps = { position: place.position ?? 1, limit: limitOf(question, place) };
  const wrong = (words: Words | undefined): Read => ({ wrong: textOf(words ?? unfit, gaps) });
  if (typed === null && place.stored && question.open) return { value: null };
  if (isBlank(typed)) return question.optional ? { value: null } : wrong(question.say);
  const result = reading(question, typed, place);
  return typeof result === 'object' ? wrong(result) : { value: result };
}

const unfit: Words = { en: 'Must be text' };
const tooLong: Words = { en: 'Must be {limit} characters or less' };
const noDialCode: Words = {
  en: 'Start the phone number with its country code, like +250 788 123 456',
};
const isThisPhone: Words = { en: 'Is this {number}? Choose “Yes” below the field, or correct it' };
const oneDigitMore: Words = {
  en: 'The number has one digit too many. Correct it, or choose “Yes” below the field if it is right',
};
const digitsMore: Words = {
  en: 'The number has {count} digits too many. Correct it, or choose “Yes” below the field if it is right',
};
const oneDigitLess: Words = {
  en: 'One digit of the number is missing. Correct it, or choose “Yes” below the field if it is right',
};
const digitsLess: Words = {
  en: '{count} digits of the number are missing. Correct it, or choose “Yes” below the field if it is right',
};
const extension: Words = { en: 'Leave out the extension and give the number alone: {number}' };

function limitOf(question: Leaf, { limits }: Circumstances): number {
  if (question.kind === 'essay') return limits[question.limit];
  return question.kind === 'text' ? fixed.text : fixed.line;
}

/** The answer, or the text about its problem. */
function reading(question: Leaf, typed: unknown, place: Place): Answered | Words {
  const message = question.say ?? unfit;
  if (question.kind === 'yes-no') return yesOrNo(typed) ?? message;
  if (question.kind === 'tick') return typeof typed === 'boolean' ? typed : message;
  if (question.kind === 'whole') return whole(question, typed);
  if (typeof typed === 'number' && question.later) return reading(question, String(typed), place);
  if (typeof typed !== 'string') return message;
  const text = typed.trim();
  switch (question.kind) {
    case 'choice':
      return chosen(question, typed) ?? message;
    case 'day':
      return day(question, typed, place) ?? typed;
    case 'birth': {
      const problem = birthProblem(text, place.today);
      return problem ? question[problem] : text;
    }
    case 'email':
      return readEmail(text) ?? question.unfit ?? message;
    case 'phone':
      return phone(typed, place.dialCode) ?? question.unfit ?? message;
    default:
      if (text.length > limitOf(question, place))
        return question.kind === 'essay' ? question.tooLong : tooLong;
      if ('named' in question && question.named) return name(text, question.named);
      return text.length < (question.min ?? 1) ? (question.few ?? message) : text;
  }
}

const longestPhone = 40;

function phone(typed: string, dialCode: Circumstances['dialCode']): string | Words | undefined {
  if (visible(typed).length > longestPhone) return undefined;
  if (dialCode === undefined) return wholePhone(typed) ?? unfitPhone(typed);
  const { kind, digits, excess } = readPhone(
    typed,
    typeof dialCode === 'string' ? dialCode : dialCode(typed),
  );
  if (kind === 'ask' && excess !== undefined) return wrongLength(excess);
  // A page stores a certain number with its plus sign; any other number was not yet read beside a country.
  if (kind === 'ask' || (kind === 'sure' && !phoneText(typed)?.whole))
    return { ...isThisPhone, values: { number: phoneInWords(digits) } };
  return kind === 'sure' ? digits : undefined;
}

/** The message for a phone number that a service cannot read. */
function unfitPhone(typed: string): Words | undefined {
  if (lacksDialCode(typed)) return noDialCode;
  const number = phoneBeforeExtension(typed);
  return number === undefined ? undefined : { ...extension, values: { number } };
}

function wrongLength(excess: number): Words {
  const count = Math.abs(excess);
  const [one, many] = excess > 0 ? [oneDigitMore, digitsMore] : [oneDigitLess, digitsLess];
  return count === 1 ? one : { ...many, values: { count } };
}

function name(typed: string, problems: Readonly<Record<NameProblem, Words>>): string | Words {
  const read = readName(typed);
  return 'problem' in read ? problems[read.problem] : read.name;
}

function whole(
  { min, max, range, few = range }: Extract<Leaf, { kind: 'whole' }>,
  typed: unknown,
): Answered | Words {
  const count = typeof typed === 'string' || typeof typed === 'number' ? Number(typed) : Number.NaN;
  if (count < min) return few;
  return Number.isInteger(count) && count <= max ? count : range;
}

function day(
  { say: message = unfit, after }: Extract<Leaf, { kind: 'day' }>,
  typed: string,
  { beside }: Place,
): Words | undefined {
  const { min, max } = fixed.graduationYear;
  if (!isDay(typed) || typed < `${min}-01-01` || typed > `${max}-12-31`) return message;
  const begins = after ? String(beside[after.key] ?? '') : '';
  // A first day that is no valid day has a message of its own.
  return after && isDay(begins) && typed <= begins ? after.say : undefined;
}
