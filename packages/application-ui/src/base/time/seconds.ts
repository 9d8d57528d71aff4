import type { Leaf, Section } from '@portal/contract-svc-applications-v1/questions';

/** Seconds that an answer takes on a phone: reading, thinking, typing. Guesses, rather too high. */
const secondsOf: Readonly<Record<Leaf['kind'], number>> = {
  line: 20,
  text: 60,
  essay: 60,
  choice: 15,
  'yes-no': 10,
  tick: 15,
  day: 20,
  birth: 20,
  whole: 15,
  email: 25,
  phone: 25,
};
/** Seconds for an essay, as opposed to a line about what the person did. */
const statementSeconds = 420;
/** Seconds for finding, scanning or photographing, and sending a document. */
const documentSeconds = 120;
/** Seconds for looking at all answers once more. */
export const reviewSeconds = 180;

function ofLeaf(question: Leaf): number {
  if (question.later) return 0;
  const needed = question.kind === 'essay' && !question.few && question.limit === 'personal_statement';
  const seconds = needed ? statementSeconds : secondsOf[question.kind];
  // Half of the people are not asked this question, or leave it open.
  return question.when || question.optional ? seconds / 2 : seconds;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Seconds for the questions of a section: one row of each list, or half of that when no row is required. */
function sectionSeconds({ ask }: Pick<Section, 'ask'>): number {
  return sum(
    Object.values(ask).map((question) => {
      if (question.kind !== 'rows') return ofLeaf(question);
      const row = sum(Object.values(question.of).map(ofLeaf));
      return question.min ? row * question.min : row / 2;
    }),
  );
}

/** Seconds for documents; an optional one counts half. */
const documentsSeconds = (documents: readonly { required?: boolean }[]): number =>
  sum(documents.map(({ required }) => (required ? documentSeconds : documentSeconds / 2)));

/** Seconds for a step with these sections and documents. */
export const stepSeconds = (
  sections: readonly Pick<Section, 'ask'>[],
  documents: readonly { required?: boolean }[] = [],
): number => Math.round(sum(sections.map(sectionSeconds)) + documentsSeconds(documents));
