import { type Answers, withTyped } from '../answers/answers';
import { type Application, isOpen } from '../application';
import { answersOfTables } from './of-tables';
import type { Tables } from './tables-store';

/**
 * Makes one document of answers from the form and the tables that were used before the document existed. Until an
 * application is submitted its form holds the latest answers; afterwards the tables hold the answers that staff read.
 */
export function folded(
  { type, status }: Pick<Application, 'type' | 'status'>,
  form: Answers,
  tables: Tables,
): Answers {
  const stored = answersOfTables(type, tables);
  return isOpen({ status }) ? withTyped(type, withoutEmpty(stored), form) : { ...form, ...stored };
}

/** Answers that never had a table. Services of the previous release still read them from the form. */
const inFormAlone = [
  'purpose',
  'agree_submission',
  'agree_terms',
  'agreement',
  'previous_degrees',
  'signature',
];

/** The part of the form that services of the previous release read. */
export const formOfBefore = (answers: Answers): Answers =>
  Object.fromEntries(inFormAlone.filter((key) => key in answers).map((key) => [key, answers[key]]));

/** The answers without empty values: never answered differs from answered and emptied again. */
const withoutEmpty = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
