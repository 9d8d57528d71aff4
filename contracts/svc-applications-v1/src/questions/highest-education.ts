import { visitorDegreeLevels } from '../vocabulary';
import { institution, institutions, level } from './education-shared';
import type { Section } from './question';

const incomplete = {
  en: 'Please complete your highest level of education information before proceeding.',
};

/** A visitor's highest level of education, and what they studied besides in their own words. */
export const highestEducation = {
  key: 'highest-education',
  heading: { en: 'Your highest level of education' },
  why: { en: 'So that we speak at your level, and show you what is new to you.' },
  cards: {
    previous_degrees: {
      title: { en: 'More degrees and certificates' },
      why: { en: 'They tell us what else you have learned.' },
    },
  },
  ask: {
    institutions: {
      ...institutions,
      label: { en: 'Your highest level of education' },
      single: true,
      of: {
        ...institution,
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
