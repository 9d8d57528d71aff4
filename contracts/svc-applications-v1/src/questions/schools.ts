import { institution, institutions } from './education-shared';
import type { Section } from './question';

export const schools = {
  key: 'schools',
  heading: { en: 'Institution' },
  why: { en: 'The internship is for people who are studying now.' },
  ask: {
    institutions: {
      ...institutions,
      label: { en: 'Where you study' },
      of: institution,
      none: { en: 'Add your current institution' },
    },
  },
  read: { institutions: ['institution'] },
} as const satisfies Section;
