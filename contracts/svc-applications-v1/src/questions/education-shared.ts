import { institutionDegreeLevels, limits } from '../vocabulary';
import { editorDay, editorLine } from './later';

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
    example: { en: 'For example: Bachelor of Nursing.' },
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
    hint: { en: 'Four digits, like 2027. If you still study: the year in which you expect to finish.' },
    open: true,
    ...limits.graduationYear,
    say: { en: 'Enter the graduation year' },
    range: { en: 'Graduation year must be between 1900 and 3030' },
  },
  year_of_study: { ...editorLine, label: { en: 'Year of study' } },
  gpa: { ...editorLine, label: { en: 'GPA' } },
  start_date: { ...editorDay, label: { en: 'Start date' } },
  end_date: { ...editorDay, label: { en: 'End date' }, beside: true },
} as const;

export const institutions = {
  kind: 'rows',
  term: { en: 'Institutions' },
  row: { en: 'Institution {position}' },
  first: { en: 'Current Institution' },
  add: { en: 'Add an institution' },
  min: 1,
} as const;
