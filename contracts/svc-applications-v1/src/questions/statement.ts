import type { Section } from './question';
import { personal_statement, read } from './statement-shared';

export const statement = {
  key: 'statement',
  heading: { en: 'Personal statement' },
  why: { en: 'Your own words tell us more than marks and papers.' },
  ask: {
    personal_statement: {
      ...personal_statement,
      label: { en: 'Personal statement: why do you want to come to us?' },
      hint: { en: 'What draws you to this work and what you hope to learn, at most {limit} characters.' },
    },
  },
  read,
} as const satisfies Section;
