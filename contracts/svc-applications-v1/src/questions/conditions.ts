import type { Words } from './words';

/**
 * A condition that applicants have to meet, as a question at the very beginning. The answer is for the applicant alone:
 * it is not part of the application, and stops nobody.
 */
export interface Condition {
  readonly key: string;
  readonly ask: Words;
  /** The heading of the kind message for a person who does not meet the condition. */
  readonly title: Words;
  readonly otherwise: Words;
  /** The key of a programme that is open to them nevertheless. */
  readonly open?: string;
}

export const adult = {
  key: 'adult',
  ask: { en: 'Are you 18 years old or older?' },
  title: { en: 'You can apply from your 18th birthday' },
  otherwise: {
    en: 'The people we look after are seriously ill, so we can only take adults. We would be glad to hear from you later.',
  },
} as const satisfies Condition;

export const enrolled = {
  key: 'enrolled',
  ask: { en: 'Are you enrolled now, in an undergraduate programme or higher?' },
  title: { en: 'This internship is for students' },
  otherwise: {
    en: 'It is for people who are studying now, so we cannot offer it to you at the moment.',
  },
  open: 'visitor',
} as const satisfies Condition;
