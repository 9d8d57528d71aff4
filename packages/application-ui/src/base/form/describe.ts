import {
  type Answers,
  inLine,
  type Question,
  type Section,
  termOf,
} from '@portal/contract-svc-applications-v1/questions';
import { parted, translatedDefinition } from '@portal/ui/language';
import * as t from '../../messages/describing';
import { translatedAnswer } from '../language/translated-answer';

/** Labels of members of a form that are no questions themselves. */
const further: Readonly<Record<string, () => string>> = { references: t.references };

/** The text of a value that belongs to no question: one line for each row. */
function valueInWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const values = Object.entries(value).map(([key, inner]) => (key === 'type' ? '' : valueInWords(inner)));
  const parts = values.filter(Boolean);
  return Array.isArray(value) ? parted(parts) : parts.join(', ');
}

/** The text of an answer: a line for each row of a list. */
function answerInWords(question: Question, value: unknown): string {
  if (question.kind !== 'rows') return translatedAnswer(question, value) ?? '';
  const rows = (Array.isArray(value) ? value : []) as Answers[];
  const lines = rows.map((row) =>
    Object.entries(question.of)
      .map(([key, leaf]) => inLine(translatedAnswer)(leaf, row[key]))
      .filter(Boolean)
      .join(', '),
  );
  return parted(lines.filter(Boolean));
}

/** Returns a function that gives the label and the text of a form's fields, for showing two copies side by side. */
export function describer(sections: readonly Section[]) {
  const asked: Readonly<Record<string, Question>> = Object.assign({}, ...sections.map(({ ask }) => ask));
  return (key: string): { label: string; text: (value: unknown) => string } => {
    const question = asked[key];
    if (!question) return { label: further[key]?.() ?? key, text: valueInWords };
    return { label: termOf(translatedDefinition(question)), text: (value) => answerInWords(question, value) };
  };
}
