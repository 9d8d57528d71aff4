import { degreeLevels } from '../vocabulary';
import { chooseLevel, institution, level } from './education-shared';
import { editorLine, editorText } from './later';
import type { Section } from './question';

export const degrees = {
  key: 'degrees',
  heading: { en: 'Degrees' },
  why: { en: 'They show what you can build on. It is fine to have none yet.' },
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
        degree_type: { ...editorLine, label: { en: 'Degree type' } },
      },
    },
  },
  read: { degrees: ['degree'] },
} as const satisfies Section;

export const honors = {
  key: 'honors',
  heading: { en: 'Honours and awards' },
  why: { en: 'They tell us what you are proud of. Many people have none.' },
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
        award: {
          kind: 'line',
          label: { en: 'Award' },
          example: { en: 'For example: first prize, or a grant.' },
          say: { en: 'Enter the award' },
        },
        date_awarded: {
          kind: 'day',
          label: { en: 'Date awarded' },
          say: { en: 'Enter the date it was awarded' },
        },
        description: { ...editorText, label: { en: 'Description' } },
      },
    },
  },
  read: { honors: ['honours'] },
} as const satisfies Section;

export const courses = {
  key: 'courses',
  heading: { en: 'Coursework' },
  why: { en: 'A course about care or research helps us to find work that fits you.' },
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
          say: { en: 'Enter the date completed' },
        },
        grade: { ...editorLine, label: { en: 'Grade' } },
      },
    },
  },
  read: { course_works: ['course_work'] },
} as const satisfies Section;
