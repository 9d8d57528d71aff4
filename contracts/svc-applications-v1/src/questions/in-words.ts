import { labelOf } from '../vocabulary';
import { chosen, yesOrNo } from './choices';
import type { Leaf, Question } from './question';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** '1 February 2027' for '2027-02-01'; any other text is returned unchanged. */
export function dayInWords(day: string): string {
  const midnight = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(midnight) ? day : days.format(midnight);
}

/** The text of an answer. */
export function inWords(question: Leaf, answer: unknown): string | null {
  if (answer === null || answer === undefined || answer === '') return null;
  if (question.kind === 'choice') return choiceInWords(question, String(answer));
  if (question.kind === 'yes-no' || question.kind === 'tick') return yesNoInWords(answer);
  const text = String(answer);
  if (question.kind === 'phone') return phoneAsKept(text);
  return question.kind === 'day' || question.kind === 'birth' ? dayInWords(text) : text;
}

/** Digits with their plus sign; other text, as typed in a draft, is unchanged. */
const phoneAsKept = (text: string): string => text.replace(/^(?:tel:\+|\+)?(?=\d+$)/, '+');

const choiceInWords = (question: Extract<Leaf, { kind: 'choice' }>, answer: string): string =>
  labelOf([...question.options, ...(question.unoffered ?? [])], chosen(question, answer) ?? answer);

function yesNoInWords(answer: unknown): string | null {
  const isYes = answer === 1 ? true : yesOrNo(answer);
  return isYes === undefined ? null : isYes ? 'Yes' : 'No';
}

/** The label of a question where its answer is read. */
export const termOf = ({ term, label }: Pick<Question, 'term' | 'label'>): string => (term ?? label).en;
