import { type AnswerValue, type Leaf, type Rows, read } from '@portal/contract-svc-applications-v1/questions';
import { sameAnswer } from '../answers/same-answer';
import { unlimited } from '../questions/schema';
import { latestToday } from '../questions/today';

type Row = Record<string, unknown>;

/** A question that an editor may leave open is treated as optional by every reader. */
const asRead = (question: Leaf): Leaf => (question.open ? { ...question, optional: true } : question);

export const reading = (question: Leaf, typed: unknown, beside: Row) =>
  read(asRead(question), typed, { beside, limits: unlimited(), today: latestToday() });

/** The answer as it is shown; a wrong text is shown as it was typed, any other wrong value is left out. */
export function shown(question: Leaf, typed: unknown, beside: Row = {}): AnswerValue {
  const { value, wrong } = reading(question, typed, beside);
  if (wrong === undefined) return value;
  const isText = question.kind !== 'whole' && question.kind !== 'yes-no' && question.kind !== 'tick';
  return isText && typeof typed === 'string' && typed.trim() !== '' ? typed : null;
}

export type RowsAt = <Type>(list: Rows, typed: unknown) => Type[];

const typedRows = (typed: unknown): Row[] =>
  Array.isArray(typed) ? typed.map((row) => (row ?? {}) as Row) : [];

/** A row with its answers; a question that no wizard asks appears only where it was answered. */
const rowOf = <Type>({ of }: Rows, readAnswer: (question: Leaf, key: string) => AnswerValue): Type =>
  Object.fromEntries(
    Object.entries(of).flatMap(([key, question]) => {
      const value = readAnswer(question, key);
      return question.later && value === null ? [] : [[key, value]];
    }),
  ) as Type;

const isIncomplete = (list: Rows, row: Row): boolean =>
  Object.entries(list.of).some(([key, question]) => reading(question, row[key], row).wrong !== undefined);

/** The valid rows of a list. */
const rightRows: RowsAt = <Type>(list: Rows, typed: unknown) =>
  typedRows(typed).flatMap((row) => {
    if (isIncomplete(list, row)) return [];
    return [rowOf<Type>(list, (question, key) => reading(question, row[key], row).value ?? null)];
  });

/** All rows of a list, as far as they can be shown. */
const allRows: RowsAt = <Type>(list: Rows, typed: unknown) =>
  typedRows(typed).map((row) => rowOf<Type>(list, (question, key) => shown(question, row[key], row)));

/** The rows of a list in which something is typed and something is missing or wrong, as far as they can be shown. */
export const incompleteRowsOf = (list: Rows, typed: unknown): Row[] =>
  allRows<Row>(
    list,
    typedRows(typed).filter((row) => !sameAnswer([row], '') && isIncomplete(list, row)),
  );

/** How rows are shown: all rows of frozen answers, whatever is asked today; else the valid rows. */
export const rowsOf = (frozen: boolean): RowsAt => (frozen ? allRows : rightRows);
