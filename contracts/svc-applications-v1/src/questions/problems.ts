import type { Text } from '@portal/contract-language-v1';
import { generalMessages } from '../messages';
import { limits as fixed } from '../vocabulary';
import { isAsked } from './choices';
import { ownersProblemsAt } from './owners-problems';
import type { Answers, Question, Rows, Section } from './question';
import { type Circumstances, read } from './read';
import { textOf } from './words';

/** Messages by their path in the answers, such as 'institutions.0.name'. */
export type Problems = Record<string, Text>;

const isRow = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether anything was typed. */
export const isTyped = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isTyped)
    : value !== undefined && value !== null && String(value).trim() !== '';

/** The problems of the answers to these sections, in the order of the questions. */
export function problems(sections: readonly Section[], answers: Answers, given: Circumstances): Problems {
  return Object.assign({}, ...sections.map((one) => problemsOf(one, answers, given)));
}

function problemsOf({ ask, once }: Section, answers: Answers, given: Circumstances): Problems {
  const { earliest } = given;
  const found = Object.entries(ask).flatMap(([key, question]) =>
    Object.entries({
      ...(earliest === undefined ? {} : ownersProblemsAt(question, key, answers, earliest)),
      ...problemsAt(question, key, answers, given),
    }),
  );
  return Object.fromEntries(once ? found.slice(0, 1) : found);
}

function problemsAt(question: Question, key: string, answers: Answers, given: Circumstances): Problems {
  if (question.kind === 'rows')
    return isAsked(question, answers) ? inRows(question, key, answers[key], given) : {};
  const { wrong, value } = read(question, answers[key], { ...given, beside: answers });
  if (wrong !== undefined) return { [key]: wrong };
  const unmade = question.kind === 'tick' && value === false && !question.optional;
  return unmade && question.say ? { [key]: textOf(question.say) } : {};
}

/** The problem with the number of rows, if any. */
export function countProblem(
  { min = 0, max = fixed.rows, none, tooMany }: Rows,
  count: number,
): Text | undefined {
  if (count < min) return none?.en;
  if (count <= max) return undefined;
  return tooMany ? textOf(tooMany) : generalMessages.tooManyRows(max);
}

function inRows(question: Rows, key: string, typed: unknown, given: Circumstances): Problems {
  const list = Array.isArray(typed) ? typed : [];
  const count = countProblem(question, list.length);
  const found = count === undefined ? {} : { [key]: count };
  for (const [index, row] of list.entries()) {
    const beside = isRow(row) ? row : {};
    if (question.spare && index > 0 && !isTyped(row)) continue;
    for (const [field, leaf] of Object.entries(question.of)) {
      const { wrong } = read(leaf, beside[field], { ...given, beside, position: index + 1 });
      if (wrong !== undefined) found[`${key}.${index}.${field}`] = wrong;
    }
  }
  return found;
}
