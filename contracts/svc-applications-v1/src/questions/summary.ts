import { isAsked, yesOrNo } from './choices';
import { incompleteRows } from './in-review';
import { inWords, termOf } from './in-words';
import type { Answers, Leaf, Rows, Section } from './question';
import { filled } from './words';

/** A question and the text of its answer; null without an answer. */
export interface Fact {
  term: string;
  value: string | null;
  /** Set in an incomplete row. */
  incomplete?: true;
  /** Whether the text is as a person typed it. */
  typed?: true;
}

/** Facts that are read together: a row of a list under its title, or several answers of a section. */
export interface FactGroup {
  /** The row's title, when there are several rows. */
  title?: string;
  facts: Fact[];
  /** Set for an incomplete row of a draft. */
  incomplete?: true;
}

/** Gives the text of an answer; null without an answer. */
type Reading = (question: Leaf, answer: unknown) => string | null;

/** Joins a label and its value. */
type Labelling = (label: string, value: string) => string;
const labelled: Labelling = (label, value) => `${label}: ${value}`;

/** The fact of an answer; none for an unanswered question that no wizard asks. */
function factOf(question: Leaf, answer: unknown, read: Reading): Fact[] {
  const value = read(question, answer);
  if (question.later && value === null) return [];
  return [{ term: termOf(question), value, ...(value !== null && isTyped(question) && { typed: true }) }];
}

/** Whether answers to this question are people's own words; nationalities are chosen from a list. */
const isTyped = (question: Leaf): boolean =>
  question.kind === 'line'
    ? question.from === undefined
    : ['text', 'essay', 'email', 'phone'].includes(question.kind);

const factsIn = (of: Readonly<Record<string, Leaf>>, row: Answers, read: Reading): Fact[] =>
  Object.entries(of)
    .filter(([, question]) => isAsked(question, row))
    .flatMap(([key, question]) => factOf(question, row[key], read));

/**
 * Reads yes-or-no answers within a line, where 'Yes' alone would be unclear: yes becomes the question's text, no is
 * left out.
 */
export const inLine =
  (read: Reading): Reading =>
  (question, answer) => {
    if (question.kind !== 'yes-no') return read(question, answer);
    const yes = [{ value: 'yes', label: termOf(question) }];
    return yesOrNo(answer) ? read({ ...question, kind: 'choice', options: yes }, 'yes') : null;
  };

const rowsOf = (answers: Answers, key: string): Answers[] =>
  Array.isArray(answers[key]) ? (answers[key] as Answers[]) : [];

/** The incomplete rows of a list; they follow the complete ones. */
function incompleteOf(answers: Answers, key: string): Answers[] {
  const lists = answers[incompleteRows];
  return typeof lists === 'object' && lists !== null ? rowsOf(lists as Answers, key) : [];
}

/** The title of a row. */
export const rowTitle = ({ row, first = row }: Pick<Rows, 'row' | 'first'>, position: number): string =>
  filled(position === 1 ? first : row, { position });

function listed(question: Rows, answers: Answers, key: string, read: Reading, label: Labelling): FactGroup[] {
  const complete = rowsOf(answers, key);
  const rows = [...complete, ...incompleteOf(answers, key)];
  const mark = (index: number) => (index < complete.length ? {} : ({ incomplete: true } as const));
  const factRows = rows.map((row) => factsIn(question.of, row, read));
  if (question.readAs === 'pairs') {
    const pairs = factRows.map(([head, ...rest], index) => ({
      term: head?.value ?? head?.term ?? '',
      value: rest.flatMap(({ value }) => value ?? []).join(', ') || null,
      ...mark(index),
    }));
    return pairs.length > 0 ? [{ facts: pairs }] : [];
  }
  if (question.readAs === 'line') {
    const lines = rows.map((row) =>
      factsIn(question.of, row, inLine(read))
        .flatMap(({ value }) => value ?? [])
        .reduce((line, value) => (line ? label(line, value) : value), ''),
    );
    const fact = { term: termOf(question), value: lines.join(', ') || null };
    return [{ facts: [{ ...fact, ...mark(rows.length - 1) }] }];
  }
  return factRows.map((facts, index) => ({
    ...(rows.length > 1 && { title: rowTitle(question, index + 1) }),
    facts,
    ...mark(index),
  }));
}

/**
 * A section for reading, in the order of its questions; answers outside of lists form one group. `read` gives the text
 * of an answer and `label` joins a label and a text; both are English by default.
 */
export function summary(
  { ask }: Pick<Section, 'ask'>,
  answers: Answers,
  read: Reading = inWords,
  label: Labelling = labelled,
): FactGroup[] {
  const groups: FactGroup[] = [];
  let together = false;
  const alone = (...facts: Fact[]) => {
    if (together) groups.at(-1)?.facts.push(...facts);
    else groups.push({ facts });
    together = true;
  };
  for (const [key, question] of Object.entries(ask)) {
    if (!isAsked(question, answers)) continue;
    if (question.kind !== 'rows') {
      alone(...factOf(question, answers[key], read));
    } else if (question.readAs) {
      for (const { facts } of listed(question, answers, key, read, label)) alone(...facts);
    } else {
      groups.push(...listed(question, answers, key, read, label));
      together = false;
    }
  }
  return groups;
}

/** Whether no question of a section was answered. */
export const isUnanswered = (section: Pick<Section, 'ask'>, answers: Answers): boolean =>
  Object.entries(section.ask).every(([key, question]) =>
    question.kind === 'rows'
      ? rowsOf(answers, key).length + incompleteOf(answers, key).length === 0
      : inWords(question, answers[key]) === null,
  );
