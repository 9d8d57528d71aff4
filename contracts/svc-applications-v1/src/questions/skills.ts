import { languages, proficiencies } from '../vocabulary';
import type { Section } from './question';

export const skills = {
  key: 'skills',
  heading: { en: 'Languages and skills' },
  why: { en: 'Our patients speak many languages. We look for people who can talk with them.' },
  cards: {
    other_skills: {
      title: { en: 'Other skills' },
      why: { en: 'What you like to do may help our patients and our team.' },
    },
  },
  ask: {
    languages: {
      kind: 'rows',
      label: { en: 'Languages' },
      row: { en: 'Language {position}' },
      add: { en: 'Add a language' },
      of: {
        language: {
          kind: 'choice',
          label: { en: 'Language' },
          options: languages,
          placeholder: { en: 'Choose a language' },
          say: { en: 'Select a language' },
        },
        proficiency: {
          kind: 'choice',
          label: { en: 'Proficiency' },
          options: proficiencies,
          placeholder: { en: 'Choose a level' },
          say: { en: 'Select your proficiency' },
          beside: true,
        },
      },
      min: 1,
      none: { en: 'Please add at least one language with proficiency level before proceeding.' },
      untouched: true,
      distinct: {
        keys: ['language'],
        say: { en: 'You have added this language already. Change it or remove it.' },
      },
      readAs: 'pairs',
    },
    other_skills: {
      kind: 'text',
      label: { en: 'Anything else you are good at' },
      term: { en: 'Other skills' },
      hint: { en: 'Computer skills, first aid, driving, playing music: anything that may be useful.' },
      optional: true,
    },
  },
} as const satisfies Section;

/** A visit's wizard does not ask for other skills. */
export const visitSkills = {
  ...skills,
  ask: { ...skills.ask, other_skills: { ...skills.ask.other_skills, later: true } },
} as const satisfies Section;
