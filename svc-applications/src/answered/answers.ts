import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { internship, type Section, stay, visit } from '@portal/contract-svc-applications-v1/questions';
import type { FormData } from '../applications/application';
import { sameAnswer } from '../sections/same-answer';

/** All answers of an application by the keys of their questions, as they were given last. */
export type Answers = Record<string, unknown>;

type Row = Record<string, unknown>;

/** What each programme asks. */
export const sectionsAsked: Record<ApplicationType, readonly Section[]> = {
  intern: internship,
  visitor: [...visit, stay],
};

const eachRow = (rows: unknown, change: (row: Row) => Row): unknown =>
  Array.isArray(rows)
    ? rows.map((row) => (typeof row === 'object' && row !== null ? change(row) : row))
    : rows;

const withoutHours = ({ hours_available, ...days }: Row): Row => days;
const yearTyped = (row: Row): Row =>
  'graduation_year' in row ? { ...row, graduation_year: row.graduation_year ?? '' } : row;

/**
 * The answers as a wizard's form has them. An editor can tell more than a form: hours of each period, and that a year is
 * left open.
 */
export function formOf(answers: Answers): FormData {
  const { periods, institutions } = answers;
  return {
    ...answers,
    ...(periods !== undefined && { periods: eachRow(periods, withoutHours) }),
    ...(institutions !== undefined && { institutions: eachRow(institutions, yearTyped) }),
  };
}

/** Null is a way to say that nothing was typed. */
function typedOut(typed: unknown): unknown {
  if (Array.isArray(typed)) return typed.map(typedOut);
  if (typeof typed !== 'object') return typed;
  if (typed === null) return '';
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, typedOut(value)]));
}

/**
 * The answers with what was typed into a form: only the keys that it carries. Questions that belong together and of
 * which the form says what it was given stay as they are stored, with what a form cannot tell.
 */
export function withTyped(type: ApplicationType, stored: Answers, form: FormData): Answers {
  const typed = typedOut(form) as FormData;
  const shown = formOf(stored);
  const asked = sectionsAsked[type].map(({ ask }) => Object.keys(ask));
  const alone = Object.keys(typed).filter((key) => !asked.some((keys) => keys.includes(key)));
  const changed = [...asked, ...alone.map((key) => [key])].map((keys) => {
    const carried = keys.filter((key) => key in typed);
    if (carried.every((key) => sameAnswer(typed[key], shown[key]))) return {};
    return { ...only(shown, keys), ...only(typed, carried) };
  });
  return Object.assign({ ...stored }, ...changed);
}

const only = (from: Row, keys: readonly string[]): Row =>
  Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));

/** A list of blank rows is a way to say that nothing was typed. */
export const withoutBlankLists = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [
      key,
      Array.isArray(value) && sameAnswer(value, '') ? [] : value,
    ]),
  );
