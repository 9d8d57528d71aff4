import { chosen, yesOrNo } from './choices';
import type { Answers, Question, Questions, RowIn, Rows, Section, TypedIn, TypedInAll } from './question';

const blankOf = (question: Question): unknown => {
  if (question.kind === 'rows') return Array.from({ length: question.min ?? 0 }, () => blankRow(question));
  return question.kind === 'tick' ? false : (question.initially ?? '');
};

const blanks = (questions: Questions): Answers =>
  Object.fromEntries(
    Object.entries(questions).flatMap(([key, question]) =>
      question.later ? [] : [[key, blankOf(question)]],
    ),
  );

/** A row without any typed answer. */
export const blankRow = <List extends Pick<Rows, 'of'>>({ of }: List): RowIn<List> =>
  blanks(of) as RowIn<List>;

/** The answers of a section before anything is typed; a list has as many rows as it requires. */
export const blank = <Own extends Section>({ ask }: Own): TypedIn<Own> => blanks(ask) as TypedIn<Own>;

/** The answers of several sections before anything is typed. */
export const blankAll = <const All extends readonly Section[]>(all: All): TypedInAll<All> =>
  Object.assign({}, ...all.map(blank));

const isRow = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typedAs(question: Question, stored: unknown): unknown {
  switch (question.kind) {
    case 'rows':
      return listAs(question, stored);
    case 'tick':
      return stored === true || stored === 1 || stored === 'true';
    case 'yes-no':
      return yesNoAs(stored) || (question.initially ?? '');
    case 'choice':
      return chosen(question, textAs(stored)) ?? textAs(stored);
    default:
      return textAs(stored) || (question.initially ?? '');
  }
}

function yesNoAs(stored: unknown): string {
  if (stored === 1 || yesOrNo(stored) === true) return 'yes';
  return stored === 0 || yesOrNo(stored) === false ? 'no' : '';
}

const textAs = (stored: unknown): string =>
  typeof stored === 'number' ? String(stored) : typeof stored === 'string' ? stored : '';

function listAs(list: Rows, stored: unknown): unknown {
  const rows = Array.isArray(stored) && stored.length > 0 ? stored : (blankOf(list) as unknown[]);
  return rows.map((row) => {
    const from = isRow(row) ? row : {};
    return typedEach(list.of, from);
  });
}

const typedEach = (questions: Questions, stored: Answers): Answers =>
  Object.fromEntries(
    Object.entries(questions).flatMap(([key, question]) => {
      const value = typedAs(question, stored[key]);
      return question.later && value === '' ? [] : [[key, value]];
    }),
  );

/**
 * Turns stored answers of any version into typed ones: a value that does not fit becomes blank and is never guessed; a
 * value with a newer equivalent is replaced by that.
 */
export const typed = <Own extends Section>({ ask }: Own, stored: Answers): TypedIn<Own> =>
  typedEach(ask, stored) as TypedIn<Own>;

/** Turns the stored answers of several sections into typed ones. */
export const typedAll = <const All extends readonly Section[]>(all: All, stored: Answers): TypedInAll<All> =>
  Object.assign({}, ...all.map((one) => typed(one, stored)));
