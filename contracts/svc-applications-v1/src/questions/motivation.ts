import { interestAreas } from '../vocabulary';
import type { Section } from './question';

export const interests = {
  key: 'interests',
  heading: { en: 'Areas of interest' },
  ask: {
    interests: {
      kind: 'rows',
      label: { en: 'Areas of interest' },
      row: { en: 'Interest {position}' },
      add: { en: 'Add an interest' },
      of: {
        area: {
          kind: 'choice',
          label: { en: 'Area' },
          options: interestAreas,
          placeholder: { en: 'Choose an area' },
          say: { en: 'Please select an area for Interest {position} before proceeding.' },
        },
        other: {
          kind: 'line',
          label: { en: 'Specify Other' },
          when: { area: 'Other' },
          note: 'Needed with Other',
          say: { en: 'Please specify the "Other" area for Interest {position} before proceeding.' },
        },
      },
      min: 1,
      none: { en: 'Please select at least one area of interest before proceeding.' },
      untouched: true,
      readAs: 'line',
    },
  },
} as const satisfies Section;

export const statement = {
  key: 'statement',
  heading: { en: 'Personal statement' },
  ask: {
    personal_statement: {
      kind: 'essay',
      label: { en: 'Why do you want to come to us?' },
      term: { en: 'Personal statement' },
      hint: { en: 'What draws you to this work and what you hope to learn, at most {limit} characters.' },
      lines: 7,
      limit: 'personal_statement',
      say: {
        en: 'Personal statement is required. Please provide your personal statement before proceeding.',
      },
      tooLong: { en: 'Personal statement must be {limit} characters or less' },
    },
  },
  read: { personal_statement: ['personal_statement', 'personal_statements', 'form_data.personal_statement'] },
} as const satisfies Section;

/** The same in the words of a visit. */
export const visitPurpose = {
  ...statement,
  heading: { en: 'Purpose of visit' },
  ask: {
    personal_statement: {
      ...statement.ask.personal_statement,
      label: { en: 'Personal statement' },
      hint: { en: 'Why you would like to come and what you hope to take home, at most {limit} characters.' },
    },
  },
} as const satisfies Section;

/** What both are called where they are read as one. */
export const motivation = {
  key: 'motivation',
  heading: { en: 'Motivation' },
  ask: { ...interests.ask, ...statement.ask },
  read: statement.read,
} as const satisfies Section;
