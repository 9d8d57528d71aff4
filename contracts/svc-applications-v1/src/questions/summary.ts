import { labelOf } from '../vocabulary';
import type { Answers, Leaf, Question, Rows, Section } from './question';
import { chosen, isAsked, yesOrNo } from './read';
import { filled } from './words';

/** A question and its answer in words; null without one. */
export interface Fact {
  term: string;
  value: string | null;
}

/** Facts that are read together: a row of a list under its title, or answers of a section. */
export interface FactGroup {
  /** Where there are several rows. */
  title?: string;
  facts: Fact[];
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** '1 February 2027' of '2027-02-01'; anything else as it is. */
export function dayInWords(day: string): string {
  const midnight = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(midnight) ? day : days.format(midnight);
}

/** An answer as people read it. */
export function inWords(question: Leaf, answer: unknown): string | null {
  if (answer === null || answer === undefined || answer === '') return null;
  if (question.kind === 'choice') return choiceInWords(question, String(answer));
  if (question.kind === 'yes-no' || question.kind === 'tick') return yesNoInWords(answer);
  const text = String(answer);
  if (question.kind === 'phone') return `+${text.replace(/^\+/, '')}`;
  return question.kind === 'day' || question.kind === 'birth' ? dayInWords(text) : text;
}

const choiceInWords = (question: Extract<Leaf, { kind: 'choice' }>, answer: string): string =>
  labelOf([...question.options, ...(question.unoffered ?? [])], chosen(question, answer) ?? answer);

function yesNoInWords(answer: unknown): string | null {
  const told = answer === 1 ? true : yesOrNo(answer);
  return told === undefined ? null : told ? 'Yes' : 'No';
}

/** How a question is called where its answer is read. */
export const termOf = ({ term, label }: Pick<Question, 'term' | 'label'>): string => (term ?? label).en;

const factsIn = (of: Readonly<Record<string, Leaf>>, row: Answers): Fact[] =>
  Object.entries(of)
    .filter(([, question]) => isAsked(question, row))
    .map(([key, question]) => ({ term: termOf(question), value: inWords(question, row[key]) }));

const rowsOf = (answers: Answers, key: string): Answers[] =>
  Array.isArray(answers[key]) ? (answers[key] as Answers[]) : [];

/** What a row is called. */
export const rowTitle = ({ row, first = row }: Pick<Rows, 'row' | 'first'>, position: number): string =>
  filled(position === 1 ? first : row, { position });

function listed(question: Rows, rows: Answers[]): FactGroup[] {
  const told = rows.map((row) => factsIn(question.of, row));
  if (question.readAs === 'pairs') {
    const pairs = told.map(([head, ...rest]) => ({
      term: head?.value ?? head?.term ?? '',
      value: rest.flatMap(({ value }) => value ?? []).join(', ') || null,
    }));
    return pairs.length > 0 ? [{ facts: pairs }] : [];
  }
  if (question.readAs === 'line') {
    const lines = told.map((facts) => facts.flatMap(({ value }) => value ?? []).join(': '));
    return [{ facts: [{ term: termOf(question), value: lines.join(', ') || null }] }];
  }
  return told.map((facts, index) => ({
    ...(rows.length > 1 && { title: rowTitle(question, index + 1) }),
    facts,
  }));
}

/** A section as it is read, in the order in which it was asked; answers that stand alone are one group. */
export function summary({ ask }: Pick<Section, 'ask'>, answers: Answers): FactGroup[] {
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
      alone({ term: termOf(question), value: inWords(question, answers[key]) });
    } else if (question.readAs) {
      for (const { facts } of listed(question, rowsOf(answers, key))) alone(...facts);
    } else {
      groups.push(...listed(question, rowsOf(answers, key)));
      together = false;
    }
  }
  return groups;
}

/** Whether nothing of a section was answered. */
export const isUnanswered = (section: Pick<Section, 'ask'>, answers: Answers): boolean =>
  Object.entries(section.ask).every(([key, question]) =>
    question.kind === 'rows' ? rowsOf(answers, key).length === 0 : inWords(question, answers[key]) === null,
  );
