import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import {
  isAsked,
  type Leaf,
  programmeAnswers,
  type Question,
  type Rows,
  referees,
  sectionsOf,
  termOf,
} from '@portal/contract-svc-applications-v1/questions';
import { english, labelledIn, partsIn, type Translator } from '@portal/service-kit/language';
import { readingIn } from '../language/reading';

type Answers = Readonly<Record<string, unknown>>;
type Cell = string | number | Date | null;

export interface AnswerColumn {
  heading: string;
  /** Whether the cells hold days. */
  isDay: boolean;
  /** Least width of the column in letters; a longer answer is hidden by the next cell. */
  room: number;
  cell(answers: Answers): Cell;
}

/** Translates answers and headings into one language. */
interface Reading extends Translator {
  read: ReturnType<typeof readingIn>;
}

/** Most characters in a cell; spreadsheets allow 32,767. */
const longest = 32_000;
const cellText = (value: string): string => (value.length > longest ? `${value.slice(0, longest)}…` : value);

/** Returns a number or a day as such, and any other answer in words. */
function cellOf(question: Leaf, beside: Answers, answer: unknown, by: Reading): Cell {
  if (!isAsked(question, beside)) return null;
  if (question.kind === 'whole') {
    const count = Number(answer);
    if (answer !== null && answer !== undefined && answer !== '' && !Number.isNaN(count)) return count;
  }
  if (isDayKind(question)) {
    const day = new Date(`${String(answer)}T00:00:00Z`);
    if (!Number.isNaN(day.getTime())) return day;
  }
  const words = by.read(question, answer);
  return words === null ? null : cellText(words);
}

/** Returns the least width in letters: email addresses and texts need more than choices and numbers. */
const roomOf = ({ kind }: Pick<Question, 'kind'>): number =>
  ({ email: 32, line: 28, rows: 32, text: 40, essay: 40, phone: 18 })[kind as string] ?? 14;

const isDayKind = ({ kind }: Pick<Question, 'kind'>): boolean => kind === 'day' || kind === 'birth';

/** Returns all rows of a list in one cell, a line for each row with its answers and their terms. */
function linesOf({ of }: Rows, rows: unknown, by: Reading): Cell {
  if (!Array.isArray(rows)) return null;
  const lines = rows.map((row: Answers | null) =>
    Object.entries(of)
      .map(([key, question]) => [by.translate(termOf(question)), by.read(question, row?.[key])] as const)
      .flatMap(([term, value]) => (value === null ? [] : [labelledIn(by.language, term, value)])),
  );
  const texts = lines.map((parts) => partsIn(by.language, parts));
  return cellText(texts.filter(Boolean).join('\n')) || null;
}

const columnOf = (key: string, question: Question, by: Reading): AnswerColumn => ({
  heading: by.translate(termOf(question)),
  isDay: isDayKind(question),
  room: roomOf(question),
  cell: (answers) =>
    question.kind === 'rows'
      ? linesOf(question, answers[key], by)
      : cellOf(question, answers, answers[key], by),
});

/** Returns a column for each question of a programme in the order of the questions, and then those about referees. */
export function answerColumns(type: ApplicationType, translator: Translator = english): AnswerColumn[] {
  const by: Reading = { ...translator, read: readingIn(translator) };
  const asked = new Map<string, Question>();
  for (const { ask } of sectionsOf(type))
    for (const [key, question] of Object.entries(ask)) if (!asked.has(key)) asked.set(key, question);
  const columns = [...asked].map(([key, question]) => columnOf(key, question, by));
  const places = programmeAnswers[type].references.map((kind, place) => [referees[kind], place] as const);
  const references = places.flatMap(([{ heading, ask }, place]) =>
    Object.entries<Leaf>(ask).map(
      ([key, question]): AnswerColumn => ({
        heading: labelledIn(by.language, by.translate(heading.en), by.translate(termOf(question))),
        isDay: false,
        room: roomOf(question),
        cell({ references: rows }) {
          const row: Answers = (Array.isArray(rows) && rows[place]) || {};
          return cellOf(question, row, row[key], by);
        },
      }),
    ),
  );
  return [...columns, ...references];
}
