import {
  documentTypes,
  fileLabels,
  fileMessages,
  letterMissing,
  visitDocumentTypes,
  visitMessages,
} from '@portal/contract-svc-applications-v1';
import { filled } from '@portal/contract-svc-applications-v1/questions';
import { problemsOf, questions } from '../../../test/factories/walked-questions';

const small = new Set(['with', 'where', 'what', 'your', 'have', 'they', 'this', 'that']);

/** The beginnings of the words that carry meaning. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{2,}/g) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.slice(0, 4));

const nameTheSame = (label: string, sentence: string): boolean =>
  stems(label).some((stem) => stems(sentence).includes(stem));

test('all questions are walked', () => {
  expect(questions.length).toBeGreaterThan(100);
});

test('each problem names what its label names', () => {
  const strange = questions.flatMap(({ place, leaf }) =>
    problemsOf(leaf)
      .filter(({ en }) => !nameTheSame(`${leaf.label.en} ${leaf.term?.en ?? ''}`, en))
      .map(({ en }) => `${place} “${leaf.label.en}”: ${en}`),
  );
  expect(strange).toEqual([]);
});

test('an answer that is too short gets its minimum length, and is never called missing', () => {
  const wrong = questions.flatMap(({ place, leaf }) => {
    if (!('min' in leaf) || !leaf.min || leaf.min < 2 || leaf.kind === 'whole') return [];
    const few = 'few' in leaf && leaf.few ? filled(leaf.few) : undefined;
    return few?.includes(`at least ${leaf.min}`) ? [] : [`${place}: ${few ?? leaf.say?.en}`];
  });
  expect(wrong).toEqual([]);
});

test('a phone number or an email that is none is not called missing', () => {
  for (const { leaf } of questions) {
    if (leaf.kind !== 'phone' && leaf.kind !== 'email') continue;
    expect((leaf.unfit ?? leaf.say)?.en).toMatch(/between 10 and 15 digits|in the correct format/);
  }
});

test('each file is called by words of its field’s label', () => {
  const strange = [...documentTypes, ...visitDocumentTypes].flatMap(({ value, label }) => {
    const named = fileLabels[value];
    const messages = [fileMessages.missing(named), fileMessages.notPdf(named)];
    const own = (visitMessages as unknown as Record<string, string>)[value];
    return [...messages.map(String), ...(own && label.includes('Institutional') ? [own] : [])]
      .filter((sentence) => !nameTheSame(label, sentence))
      .map((sentence) => `${label}: ${sentence}`);
  });
  expect(strange).toEqual([]);
  // These letters take their labels from the fields of references: see application-ui.
  expect([
    letterMissing('academic', 'academic'),
    letterMissing('academic', 'volunteer'),
    letterMissing('community', 'academic'),
  ]).toEqual([
    'Select your recommendation letter',
    'Select your academic reference letter',
    'Select your character reference letter',
  ]);
});
