import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { programmeAnswers, type Question, sectionsOf } from '@portal/contract-svc-applications-v1/questions';
import { sameAnswer } from './same-answer';

/** The current answers of an application, by the keys of their questions. */
export type Answers = Record<string, unknown>;

type Row = Record<string, unknown>;

/** The question of a programme with this key; undefined where the programme has no such question. */
export const questionOf = (type: ApplicationType, key: string): Question | undefined =>
  sectionsOf(type).find(({ ask }) => key in ask)?.ask[key];

const eachRow = (rows: unknown, change: (row: Row) => Row): unknown =>
  Array.isArray(rows)
    ? rows.map((row) => (typeof row === 'object' && row !== null ? change(row) : row))
    : rows;

const yearTyped = (row: Row): Row =>
  'graduation_year' in row ? { ...row, graduation_year: row.graduation_year ?? '' } : row;

/** The answers in the shape of a wizard's form: a graduation year that an editor left open is an empty text there. */
export function formOf(answers: Answers): Answers {
  const { institutions } = answers;
  return {
    ...answers,
    ...(institutions !== undefined && { institutions: eachRow(institutions, yearTyped) }),
  };
}

/** Turns null into an empty answer: null means that nothing was typed. */
export function typedOut(typed: unknown): unknown {
  if (Array.isArray(typed)) return typed.map(typedOut);
  if (typeof typed !== 'object') return typed;
  if (typed === null) return '';
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, typedOut(value)]));
}

/**
 * The stored answers, overwritten by the typed answers. A form changes only the keys that it carries. An answer that
 * the form repeats as it was shown keeps its stored value, with details that a form cannot show.
 */
export function withTyped(type: ApplicationType, stored: Answers, form: Answers): Answers {
  const typed = typedOut(form) as Answers;
  const shown = formOf(stored);
  const asked = programmeAnswers[type].sections.map(({ ask }) => Object.keys(ask));
  const alone = Object.keys(typed).filter((key) => !asked.some((keys) => keys.includes(key)));
  const changed = [...asked, ...alone.map((key) => [key])].map((keys) => {
    const carried = keys.filter((key) => key in typed);
    if (carried.every((key) => sameAnswer(typed[key], asNamed(typed[key], shown[key]))))
      return only(
        typed,
        carried.filter((key) => !(key in stored)),
      );
    return { ...only(shown, keys), ...only(typed, carried) };
  });
  return Object.assign({ ...stored }, ...changed);
}

/** Keeps in each shown row only the members that the typed rows have, since some forms omit the hours of a period. */
function asNamed(typed: unknown, shown: unknown): unknown {
  if (!Array.isArray(typed) || typed.length === 0) return shown;
  const names = typed.flatMap((row) => (typeof row === 'object' && row !== null ? Object.keys(row) : []));
  return eachRow(shown, (row) => only(row, names));
}

const only = (from: Row, keys: readonly string[]): Row =>
  Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));

/** The answers with lists of blank rows emptied: such a list means that nothing was typed. */
export const withoutBlankLists = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [
      key,
      Array.isArray(value) && sameAnswer(value, '') ? [] : value,
    ]),
  );
