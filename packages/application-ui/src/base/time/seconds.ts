import type { Leaf, Section } from '@portal/contract-svc-applications-v1/questions';

/** How long an answer takes on a phone: reading, thinking, typing. Guesses, on the slow side, in seconds. */
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
/** An essay that somebody has to write, rather than a line about what they did. */
const statementSeconds = 420;
/** Finding the file, scanning or photographing it, sending it. */
const documentSeconds = 120;
/** Looking at all answers once more. */
export const reviewSeconds = 180;

function ofLeaf(question: Leaf): number {
  if (question.later) return 0;
  const needed = question.kind === 'essay' && !question.few && question.limit === 'personal_statement';
  const seconds = needed ? statementSeconds : secondsOf[question.kind];
  // Half of the people are not asked, or leave it open.
  return question.when || question.optional ? seconds / 2 : seconds;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** How long the questions of a section take: one row of a list, and half of that where none is needed. */
function sectionSeconds({ ask }: Pick<Section, 'ask'>): number {
  return sum(
    Object.values(ask).map((question) => {
      if (question.kind !== 'rows') return ofLeaf(question);
      const row = sum(Object.values(question.of).map(ofLeaf));
      return question.min ? row * question.min : row / 2;
    }),
  );
}

/** How long documents take; those that nobody has to give take half as long. */
const documentsSeconds = (documents: readonly { required?: boolean }[]): number =>
  sum(documents.map(({ required }) => (required ? documentSeconds : documentSeconds / 2)));

/** The time of a step that asks these sections and documents. */
export const stepSeconds = (
  sections: readonly Pick<Section, 'ask'>[],
  documents: readonly { required?: boolean }[] = [],
): number => Math.round(sum(sections.map(sectionSeconds)) + documentsSeconds(documents));
