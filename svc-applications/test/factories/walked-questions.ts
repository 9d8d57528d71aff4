import type { Leaf, Section, Words } from '@portal/contract-svc-applications-v1/questions';
import * as definitions from '@portal/contract-svc-applications-v1/questions';

/** Sentences of the specification about a whole card or step, which names its fields itself. */
const ofTheWhole = [
  'Please select a purpose and agree to both terms.',
  'Please complete your highest level of education information before proceeding.',
  'Please provide both visit start and end dates.',
  'Please agree to all declarations before proceeding.',
  'Reference name and email are required',
  'At least one interest area is required',
  'Availability period is required',
  'Visit dates are required',
  'You must be at least 18 years old to apply.',
  // Sentences that fit any question with this kind of answer.
  'Must be yes or no',
  'Enter a date like 2027-01-31',
];

const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && 'ask' in value && 'heading' in value;

/** Every question of every section with its place; wizards, editors and further forms are made of these. */
export const questions = Object.entries(definitions as Record<string, unknown>).flatMap(([name, section]) =>
  isSection(section)
    ? Object.entries(section.ask).flatMap(([key, question]) =>
        question.kind === 'rows'
          ? Object.entries(question.of).map(([field, leaf]) => ({ place: `${name}.${key}.${field}`, leaf }))
          : [{ place: `${name}.${key}`, leaf: question }],
      )
    : [],
);

/** The sentences about a missing or wrong answer, except those about a whole card. */
export const problemsOf = (leaf: Leaf): Words[] => {
  const { say: t, short, few, unfit, range, age, tooLong, after } = leaf as unknown as Record<string, never>;
  return [short ?? t, few, unfit, range, age, tooLong, (after as unknown as { say?: Words } | undefined)?.say]
    .flatMap((words) => (words ? [words as Words] : []))
    .filter(({ en }) => !ofTheWhole.includes(en));
};
