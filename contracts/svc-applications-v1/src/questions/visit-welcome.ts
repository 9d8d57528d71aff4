import { visitPurposes } from '../vocabulary';
import { adult } from './conditions';
import type { Section } from './question';
import { begin, first, purpose, second } from './welcome-shared';

/** The first section of a visit application. */
export const visitWelcome = {
  ...begin,
  why: { en: 'So that we ask you only for what your kind of visit needs.' },
  conditions: [adult],
  ask: {
    purpose: { ...purpose, label: { en: 'What kind of visit is it?' }, options: visitPurposes },
    agree_submission: {
      ...first,
      label: {
        en: 'I agree to submit a complete and true application, and understand that approval is not guaranteed.',
      },
    },
    agree_terms: {
      ...second,
      label: {
        en: 'I understand that there is no financial sponsorship, and I will follow the rules of the organisation during my visit.',
      },
    },
  },
} as const satisfies Section;
