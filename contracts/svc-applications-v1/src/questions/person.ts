import { acceptedGenders, contactPreferences, genders, limits } from '../vocabulary';
import { named } from './named';
import type { Section } from './question';

export const person = {
  key: 'person',
  heading: { en: 'Personal information' },
  why: { en: 'So that we know who applies, and can reach you with our answer.' },
  ask: {
    name: {
      kind: 'line',
      label: { en: 'Full Name' },
      term: { en: 'Full name' },
      fill: 'name',
      say: { en: 'Enter your full name' },
      named: named({ en: 'Enter your full name, with at least two letters' }),
    },
    email: {
      kind: 'email',
      label: { en: 'Email' },
      say: { en: 'Enter an email address in the correct format, like name@example.com' },
    },
    phone: {
      kind: 'phone',
      label: { en: 'Phone Number' },
      term: { en: 'Phone number' },
      say: { en: 'Enter your phone number' },
      unfit: { en: 'Phone number must be between 10 and 15 digits.' },
    },
    dob: {
      kind: 'birth',
      label: { en: 'Date of birth' },
      fill: 'bday',
      say: { en: 'Enter your date of birth' },
      age: { en: 'You must be at least 18 years old to apply.' },
      range: { en: 'Date of birth must be between 1 January 1900 and today' },
    },
    gender: {
      kind: 'choice',
      label: { en: 'Gender' },
      options: genders,
      unoffered: [{ value: 'other', label: 'Other' }],
      also: { prefer: 'prefer_not' },
      documented: acceptedGenders,
      say: { en: 'Select your gender, or that you prefer not to say' },
    },
    nationality: {
      kind: 'line',
      label: { en: 'Nationality' },
      from: 'nationalities',
      say: { en: 'Select your nationality' },
    },
    current_address: {
      kind: 'text',
      label: { en: 'Current Address' },
      term: { en: 'Current address' },
      example: { en: 'For example: KG 11 Avenue 5, Kigali, Rwanda.' },
      fill: 'street-address',
      lines: 2,
      say: { en: 'Enter your current address' },
    },
    permanent_address: {
      kind: 'text',
      label: { en: 'Permanent Address' },
      term: { en: 'Permanent address' },
      fill: 'section-permanent street-address',
      lines: 2,
      optional: true,
    },
    contact_preference: {
      kind: 'choice',
      label: { en: 'Contact Preference' },
      term: { en: 'Contact preference' },
      options: contactPreferences,
      hint: { en: 'We write emails. If you choose phone, staff may call you, too.' },
      inline: true,
      say: { en: 'Select how we should contact you' },
    },
  },
  read: {
    name: ['intern_details.full_name'],
    email: ['intern_details.email'],
    phone: ['intern_details.phone_number'],
    dob: ['intern_details.date_of_birth'],
    gender: ['intern_details.gender'],
    nationality: ['intern_details.nationality'],
    current_address: ['intern_details.current_address'],
    permanent_address: ['intern_details.permanent_address'],
    contact_preference: ['intern_details.contact_preference'],
  },
} as const satisfies Section;

const { visitorMinimum } = limits;

/** The person section of a visitor, whose address has a least length. */
export const visitor = {
  ...person,
  ask: {
    ...person.ask,
    current_address: {
      ...person.ask.current_address,
      min: visitorMinimum.current_address,
      few: { en: 'Enter your current address, with at least 5 characters' },
    },
  },
} as const satisfies Section;

/** A visitor's workplace and position. */
export const organisation = {
  key: 'organisation',
  heading: { en: 'Where you come from' },
  why: { en: 'So that we can plan the visit with people who do the same work.' },
  ask: {
    institution_name: {
      kind: 'line',
      label: { en: 'Organization' },
      fill: 'organization',
      min: visitorMinimum.institution_name,
      say: { en: 'Enter your organization' },
      few: { en: 'Enter your organization, with at least 2 characters' },
    },
    institution_position: {
      kind: 'line',
      label: { en: 'Position' },
      fill: 'organization-title',
      min: visitorMinimum.institution_position,
      say: { en: 'Enter your position' },
      few: { en: 'Enter your position, with at least 2 characters' },
    },
  },
  read: {
    institution_name: ['visitor_info.institution_name'],
    institution_position: ['visitor_info.institution_position'],
  },
} as const satisfies Section;

export const disability = {
  key: 'disability',
  heading: { en: 'Disability and access' },
  why: { en: 'So that the place is ready for you when you come.' },
  ask: {
    has_disability: {
      kind: 'yes-no',
      label: { en: 'Do you have a disability?' },
      term: { en: 'Disability' },
      hint: { en: 'We ask so that we can prepare. Your answer does not count against you.' },
      initially: 'no',
      say: { en: 'Select whether you have a disability' },
    },
    disability_description: {
      kind: 'text',
      label: { en: 'Describe your disability and what you need' },
      term: { en: 'Description' },
      when: { has_disability: 'yes' },
      say: { en: 'Please describe your accessibility needs' },
    },
  },
  read: {
    has_disability: ['disability.has_disability'],
    disability_description: ['disability.description'],
  },
} as const satisfies Section;
