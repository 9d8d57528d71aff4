import { internshipPurposes } from '../vocabulary';
import { adult, enrolled } from './conditions';
import type { Section } from './question';
import { begin, first, purpose, second } from './welcome-shared';

/** The first section of an internship application. */
export const welcome = {
  ...begin,
  why: { en: 'So that we ask you only for what your purpose needs.' },
  conditions: [enrolled, adult],
  ask: {
    purpose: { ...purpose, label: { en: 'Why do you apply?' }, options: internshipPurposes },
    agree_submission: {
      ...first,
      label: {
        en: 'I agree to submit a complete and true application, and understand that the internship is unpaid and a place is not guaranteed.',
      },
    },
    agree_terms: {
      ...second,
      label: {
        en: 'I agree that my information is used to review this application, and I will follow the rules of the organisation if I am accepted.',
      },
    },
  },
} as const satisfies Section;
