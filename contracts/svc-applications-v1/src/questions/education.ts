import { degreeLevels, institutionDegreeLevels, limits, visitorDegreeLevels } from '../vocabulary';
import type { Section } from './question';

const chooseLevel = { en: 'Choose a level' };
const level = { en: 'Select the degree level' };

const institution = {
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

export const schools = {
  key: 'schools',
  heading: { en: 'Institution' },
  ask: {
    institutions: {
      kind: 'rows',
      label: { en: 'Where you study' },
      term: { en: 'Institutions' },
      row: { en: 'Institution {position}' },
      first: { en: 'Current Institution' },
      add: { en: 'Add an institution' },
      of: institution,
      min: 1,
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

const incomplete = {
  en: 'Please complete your highest level of education information before proceeding.',
};

/** A visitor's highest level of education, and what they studied besides in their own words. */
export const highestEducation = {
  key: 'highest-education',
  heading: { en: 'Your highest level of education' },
  cards: { previous_degrees: { title: { en: 'More degrees and certificates' } } },
  ask: {
    institutions: {
      ...schools.ask.institutions,
      label: { en: 'Your highest level of education' },
      single: true,
      of: {
        name: { ...institution.name, say: incomplete, short: institution.name.say },
        program: { ...institution.program, say: incomplete, short: institution.program.say },
        degree_level: {
          ...institution.degree_level,
          options: visitorDegreeLevels,
          say: incomplete,
          short: level,
        },
        graduation_year: { ...institution.graduation_year, optional: true },
      },
      none: incomplete,
    },
    previous_degrees: {
      kind: 'text',
      label: { en: 'Additional degrees or certifications' },
      hint: { en: 'What, where and when, each on a line of its own.' },
      lines: 4,
      optional: true,
    },
  },
  read: { institutions: ['institution'], previous_degrees: ['form_data.previous_degrees'] },
} as const satisfies Section;

export const degrees = {
  key: 'degrees',
  heading: { en: 'Degrees' },
  ask: {
    degrees: {
      kind: 'rows',
      label: { en: 'Degrees' },
      row: { en: 'Degree {position}' },
      add: { en: 'Add a degree' },
      of: {
        name: {
          kind: 'line',
          label: { en: 'Institution' },
          say: { en: 'Enter the name of the institution' },
        },
        program: { ...institution.program },
        degree_level: {
          kind: 'choice',
          label: { en: 'Degree level' },
          options: degreeLevels,
          placeholder: chooseLevel,
          say: level,
        },
        graduation_date: {
          kind: 'day',
          label: { en: 'Graduation date' },
          beside: true,
          say: { en: 'Enter the graduation date' },
        },
      },
    },
  },
  read: { degrees: ['degree'] },
} as const satisfies Section;

export const honors = {
  key: 'honors',
  heading: { en: 'Honours and awards' },
  ask: {
    honors: {
      kind: 'rows',
      label: { en: 'Honors' },
      row: { en: 'Honor {position}' },
      add: { en: 'Add an honor' },
      of: {
        name: {
          kind: 'line',
          label: { en: 'Name of the honor' },
          term: { en: 'Name' },
          say: { en: 'Enter the name of the honor' },
        },
        award: { kind: 'line', label: { en: 'Award' }, say: { en: 'Enter the award' } },
        date_awarded: {
          kind: 'day',
          label: { en: 'Date awarded' },
          say: { en: 'Enter the date it was awarded' },
        },
      },
    },
  },
  read: { honors: ['honours'] },
} as const satisfies Section;

export const courses = {
  key: 'courses',
  heading: { en: 'Coursework' },
  ask: {
    course_works: {
      kind: 'rows',
      label: { en: 'Coursework' },
      row: { en: 'Course {position}' },
      add: { en: 'Add a course' },
      of: {
        title: {
          kind: 'line',
          label: { en: 'Course title' },
          term: { en: 'Title' },
          say: { en: 'Enter the title of the course' },
        },
        institution: {
          kind: 'line',
          label: { en: 'Institution' },
          say: { en: 'Enter the institution of the course' },
        },
        date_completed: {
          kind: 'day',
          label: { en: 'Date completed' },
          say: { en: 'Enter the date of completion' },
        },
      },
    },
  },
  read: { course_works: ['course_work'] },
} as const satisfies Section;
