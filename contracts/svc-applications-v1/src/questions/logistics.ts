import { accommodationTypes, limits } from '../vocabulary';
import { hours as weeklyHours } from './availability-shared';
import { named } from './named';
import type { Section } from './question';
import { visitDays } from './visit-availability';

/** The visit itself: when, with whom, from where, where to stay, and the emergency contact. */
export const logistics = {
  key: 'logistics',
  heading: { en: 'Your visit' },
  why: { en: 'So that somebody is there for you from the day you arrive.' },
  cards: {
    travel_from_country: {
      title: { en: 'Travel and stay' },
      why: { en: 'So that we can tell you in time about the journey, the visa and where to stay.' },
    },
    emergency_contact_name: {
      title: { en: 'Emergency contact' },
      lead: { en: 'Someone we may call if something happens to you during the visit.' },
    },
  },
  ask: {
    visit_start_date: { ...visitDays.start_date, label: { en: 'Visit start date' } },
    visit_end_date: {
      ...visitDays.end_date,
      label: { en: 'Visit end date' },
      after: { ...visitDays.end_date.after, key: 'visit_start_date' },
    },
    hours_available: {
      ...weeklyHours,
      label: { en: 'Weekly availability in hours' },
      hint: { en: 'How many hours a week you can be with us.' },
    },
    has_visited: {
      kind: 'yes-no',
      label: { en: 'Have you visited us before?' },
      term: { en: 'Visited before' },
      say: { en: 'Please indicate if you have visited before.' },
    },
    people_participated: {
      kind: 'whole',
      label: { en: 'Number of participants' },
      hint: { en: 'Everyone who comes, including you.' },
      when: { purpose: 'institutional' },
      initially: '1',
      ...limits.participants,
      say: { en: 'Please specify the number of people participating for institutional visits.' },
      few: { en: 'Please specify the number of people participating for institutional visits.' },
      range: {
        en: 'Number of participants must be a whole number between 1 and {max}',
        values: { max: limits.participants.max },
      },
    },
    travel_from_country: {
      kind: 'line',
      label: { en: 'Country you travel from' },
      term: { en: 'Travelling from: country' },
      fill: 'country-name',
      optional: true,
    },
    travel_from_city: {
      kind: 'line',
      label: { en: 'City you travel from' },
      term: { en: 'Travelling from: city' },
      fill: 'address-level2',
      beside: true,
      optional: true,
    },
    needs_visa_assistance: {
      kind: 'yes-no',
      label: { en: 'Do you need help with a visa?' },
      term: { en: 'Help with a visa' },
      hint: { en: 'We can write an invitation. You apply for the visa and pay for it yourself.' },
      optional: true,
      say: { en: 'Select whether you need help with a visa' },
    },
    accommodation_type: {
      kind: 'choice',
      label: { en: 'Where are you going to stay?' },
      term: { en: 'Accommodation' },
      options: accommodationTypes,
      placeholder: { en: 'Choose one' },
      optional: true,
      say: { en: 'Select where you are going to stay' },
    },
    emergency_contact_name: {
      kind: 'line',
      label: { en: 'Full name' },
      term: { en: 'Emergency contact: name' },
      fill: 'off',
      optional: true,
      named: named({ en: "Enter your emergency contact's full name, with at least two letters" }),
    },
    emergency_contact_relationship: {
      kind: 'line',
      label: { en: 'How they are related to you' },
      term: { en: 'Emergency contact: relationship' },
      fill: 'off',
      optional: true,
    },
    emergency_contact_phone: {
      kind: 'phone',
      label: { en: 'Phone' },
      term: { en: 'Emergency contact: phone' },
      optional: true,
      say: { en: "Your emergency contact's phone number must be between 10 and 15 digits" },
    },
    emergency_contact_email: {
      kind: 'email',
      label: { en: 'Email' },
      term: { en: 'Emergency contact: email' },
      optional: true,
      say: {
        en: "Enter your emergency contact's email address in the correct format, like name@example.com",
      },
    },
  },
} as const satisfies Section;

/** Asked by the form of a further visit, and by the editor. */
export const stay = {
  key: 'stay',
  heading: { en: 'Accommodation' },
  why: { en: 'So that we can tell you in time where you may stay.' },
  ask: {
    accommodation_needed: {
      kind: 'yes-no',
      label: { en: 'Do you need accommodation?' },
      term: { en: 'Accommodation needed' },
      optional: true,
      say: { en: 'Must be yes or no' },
    },
  },
  read: { accommodation_needed: ['logistics.accommodation_needed'] },
} as const satisfies Section;

const declared = { en: 'Please agree to all declarations before proceeding.' };

/** Three statements that a visitor makes. */
export const declarations = {
  key: 'declarations',
  heading: { en: 'Declarations' },
  why: { en: 'Patients trust us: all who come agree to the same rules.' },
  once: true,
  ask: {
    declaration_accuracy: {
      kind: 'tick',
      label: { en: 'I declare that the information in this application is true, accurate and complete.' },
      term: { en: 'Declaration of accuracy' },
      say: declared,
    },
    declaration_conduct: {
      kind: 'tick',
      label: {
        en: 'I will respect patients and their families, keep what I see and hear confidential, and follow the rules of the organisation during my visit.',
      },
      term: { en: 'Declaration of conduct' },
      say: declared,
    },
    declaration_data_processing: {
      kind: 'tick',
      label: {
        en: 'I agree that my personal data are processed to review this application and to plan my visit.',
      },
      term: { en: 'Declaration on data processing' },
      say: declared,
    },
  },
} as const satisfies Section;
