import { institutionDegreeLevels, limits } from '../vocabulary';

export const chooseLevel = { en: 'Choose a level' };
export const level = { en: 'Select the degree level' };

export const institution = {
  name: {
    kind: 'line',
    label: { en: 'Name of institution' },
    term: { en: 'Institution' },
    say: { en: 'Enter the name of the institution' },
  },
  program: {
    kind: 'line',
    label: { en: 'Programme' },
    say: { en: 'Enter your programme of study' },
  },
  degree_level: {
    kind: 'choice',
    label: { en: 'Degree level' },
    options: institutionDegreeLevels,
    placeholder: chooseLevel,
    say: level,
  },
  graduation_year: {
    kind: 'whole',
    label: { en: 'Graduation year' },
    beside: true,
    open: true,
    ...limits.graduationYear,
    say: { en: 'Enter the graduation year' },
    range: { en: 'Graduation year must be between 1900 and 3030' },
  },
} as const;

export const institutions = {
  kind: 'rows',
  term: { en: 'Institutions' },
  row: { en: 'Institution {position}' },
  first: { en: 'Current Institution' },
  add: { en: 'Add an institution' },
  min: 1,
} as const;
