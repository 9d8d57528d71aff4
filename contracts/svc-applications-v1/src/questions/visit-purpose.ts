import type { Section } from './question';
import { personal_statement, read } from './statement-shared';

/** The purpose in the words of a visit. */
export const visitPurpose = {
  key: 'statement',
  heading: { en: 'Purpose of visit' },
  why: { en: 'So that we can plan who you meet and what you see.' },
  ask: {
    personal_statement: {
      ...personal_statement,
      label: { en: 'Personal statement' },
      hint: { en: 'Why you would like to come and what you hope to take home, at most {limit} characters.' },
    },
  },
  read,
} as const satisfies Section;
