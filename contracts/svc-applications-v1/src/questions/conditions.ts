import type { Words } from './words';

/**
 * What has to hold for whoever applies, as a question that anybody can answer before the first one. The answer is for the
 * applicant alone: it is no part of the application, and holds nobody up.
 */
export interface Condition {
  readonly key: string;
  readonly ask: Words;
  /** The message for somebody who does not meet it: kind, and with the reason. */
  readonly title: Words;
  readonly otherwise: Words;
  /** A programme that is open to them nevertheless, by its key. */
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
