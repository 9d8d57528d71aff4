import type { Text } from '@portal/contract-language-v1';
import { isAsked } from './choices';
import { isDay } from './kinds';
import type { Answers, Question, Questions, Rows } from './question';
import { textOf } from './words';

type Problems = Record<string, Text>;

/**
 * Problems that are reported only to the owner of an application, by path: days before `earliest` ('YYYY-MM-DD'),
 * overlapping periods, and repeated rows. Questions without a member in `answers` are not checked.
 */
export const ownersProblems = (ask: Questions, answers: Answers, earliest: string): Problems =>
  Object.assign(
    {},
    ...Object.entries(ask).map(([key, question]) => ownersProblemsAt(question, key, answers, earliest)),
  );

/** The owner's problems of one question. */
export function ownersProblemsAt(
  question: Question,
  key: string,
  answers: Answers,
  earliest: string,
): Problems {
  const typed = answers[key];
  if (question.kind === 'rows') return Array.isArray(typed) ? inRows(question, key, typed, earliest) : {};
  const over = question.kind === 'day' && question.past && isOver(typed, earliest);
  return over && isAsked(question, answers) ? { [key]: textOf(question.past) } : {};
}

const isOver = (typed: unknown, earliest: string): boolean =>
  typeof typed === 'string' && isDay(typed) && typed < earliest;

function inRows(question: Rows, list: string, typed: readonly unknown[], earliest: string): Problems {
  const rows = typed.map((row) => Object(row) as Answers);
  const found: Problems = {};
  for (const [index, row] of rows.entries()) {
    const before = rows.slice(0, index);
    const gaps = { position: index + 1 };
    const at = (key: string) => `${list}.${index}.${key}`;
    const { apart, distinct, of } = question;
    if (apart && before.some((other) => overlap(row, other, apart)))
      found[at(apart.from)] = textOf(apart.say, gaps);
    if (distinct && before.some((other) => repeats(question, row, other)))
      found[at(distinct.keys[0] ?? '')] = textOf(distinct.say, gaps);
    Object.assign(found, ...Object.keys(of).map((key) => pastAt(of[key], at(key), row[key], earliest)));
  }
  return found;
}

const pastAt = (leaf: Question | undefined, path: string, typed: unknown, earliest: string): Problems =>
  leaf?.kind === 'day' && leaf.past && isOver(typed, earliest) ? { [path]: textOf(leaf.past) } : {};

/** Whether two periods overlap. One may begin on the day on which the other ends. */
function overlap(row: Answers, other: Answers, { from, to }: NonNullable<Rows['apart']>): boolean {
  const days = [row[from], row[to], other[from], other[to]].map(String);
  const [begins = '', ends = '', othersBegin = '', othersEnd = ''] = days;
  return days.every(isDay) && begins < othersEnd && othersBegin < ends;
}

/** Whether two rows are equal, ignoring case and surrounding blanks; an incomplete row never is. */
function repeats({ distinct, of }: Rows, row: Answers, other: Answers): boolean {
  const valuesIn = (from: Answers) =>
    (distinct?.keys ?? [])
      .filter((key) => isAsked(of[key] ?? {}, from))
      .map((key) =>
        String(from[key] ?? '')
          .trim()
          .toLowerCase(),
      );
  const own = valuesIn(row);
  return own.every(Boolean) && own.join('\n') === valuesIn(other).join('\n');
}
