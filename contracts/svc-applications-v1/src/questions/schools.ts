import { institution, institutions } from './education-shared';
import type { Section } from './question';

export const schools = {
  key: 'schools',
  heading: { en: 'Institution' },
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

/** As an editor takes them: the year may have been left open. */
export const editedSchools = {
  ...schools,
  ask: {
    institutions: {
      ...schools.ask.institutions,
      of: { ...institution, graduation_year: { ...institution.graduation_year, optional: true } },
    },
  },
} as const satisfies Section;
