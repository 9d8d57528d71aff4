import {
  type Answers,
  inWords,
  type Question,
  type Section,
  termOf,
} from '@portal/contract-svc-applications-v1/questions';

/** What is no question of its own in these forms. */
const further: Readonly<Record<string, string>> = { references: 'References' };

/** What no question asks for, in words: rows one under the other. */
function words(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const told = Object.entries(value).map(([key, inner]) => (key === 'type' ? '' : words(inner)));
  return told.filter(Boolean).join(Array.isArray(value) ? '; ' : ', ');
}

/** An answer in words: a row of a list one under the other. */
function answerInWords(question: Question, value: unknown): string {
  if (question.kind !== 'rows') return inWords(question, value) ?? '';
  const rows = (Array.isArray(value) ? value : []) as Answers[];
  const told = rows.map((row) =>
    Object.entries(question.of)
      .map(([key, leaf]) => inWords(leaf, row[key]))
      .filter(Boolean)
      .join(', '),
  );
  return told.filter(Boolean).join('; ');
}

/** A form's fields in words, for showing two copies beside each other. */
export function describer(sections: readonly Section[]) {
  const asked: Readonly<Record<string, Question>> = Object.assign({}, ...sections.map(({ ask }) => ask));
  return (key: string): { label: string; text: (value: unknown) => string } => {
    const question = asked[key];
    if (!question) return { label: further[key] ?? key, text: words };
    return { label: termOf(question), text: (value) => answerInWords(question, value) };
  };
}
