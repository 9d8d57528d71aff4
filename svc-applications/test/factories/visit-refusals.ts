import type { Refusal } from './refusals';
import { type VisitSectionId, visitSections } from './visits';

export const education = visitSections.saveVisitInstitutions.institutions[0];
const visit = visitSections.saveVisitLogistics;
const period = visitSections.saveVisitAvailability.periods[0];
const incomplete = 'Please complete your highest level of education information before proceeding.';
const bothDates = 'Please provide both visit start and end dates.';
export const howMany = 'Please specify the number of people participating for institutional visits.';
const wholePeople = 'Number of participants must be a whole number between 1 and 200';
const contactPhone = "Your emergency contact's phone number must be between 10 and 15 digits";
const hours = 'Please specify your weekly availability hours.';
export const interests = [{ area: 'Open', other: '' }];

/** A section, its body besides the id, and the expected sentences. */
export const refusals: Refusal<VisitSectionId>[] = [
  ['saveVisitInstitutions', {}, { institutions: incomplete }],
  ['saveVisitInstitutions', { institutions: [] }, { institutions: incomplete }],
  [
    'saveVisitInstitutions',
    { institutions: [{ name: ' ' }] },
    {
      'institutions.0.name': incomplete,
      'institutions.0.program': incomplete,
      'institutions.0.degree_level': incomplete,
    },
  ],
  [
    'saveVisitInstitutions',
    { institutions: [{ ...education, degree_level: 'High School' }] },
    { 'institutions.0.degree_level': incomplete },
  ],
  [
    'saveVisitInstitutions',
    { institutions: [{ ...education, graduation_year: 1899 }] },
    { 'institutions.0.graduation_year': 'Graduation year must be between 1900 and 3030' },
  ],
  [
    'saveVisitLanguages',
    { languages: [] },
    { languages: 'Please add at least one language with proficiency level before proceeding.' },
  ],
  [
    'saveVisitLanguages',
    { languages: [{ language: 'English' }] },
    { 'languages.0.proficiency': 'Select your proficiency' },
  ],
  [
    'saveVisitInterests',
    { interests: [], personal_statement: 'Why' },
    { interests: 'Please select at least one area of interest before proceeding.' },
  ],
  [
    'saveVisitInterests',
    { interests: [{ area: '' }], personal_statement: 'Why' },
    { 'interests.0.area': 'Please select an area for Interest 1 before proceeding.' },
  ],
  [
    'saveVisitInterests',
    { interests: [...interests, { area: 'Other', other: ' ' }], personal_statement: 'Why' },
    { 'interests.1.other': 'Please specify the "Other" area for Interest 2 before proceeding.' },
  ],
  ...['', '  \n\t ', undefined].map(
    (personal_statement): Refusal<VisitSectionId> => [
      'saveVisitInterests',
      { interests, personal_statement },
      {
        personal_statement:
          'Personal statement is required. Please provide your personal statement before proceeding.',
      },
    ],
  ),
  [
    'saveVisitInterests',
    { interests, personal_statement: 'x'.repeat(301) },
    { personal_statement: 'Personal statement must be 300 characters or less' },
  ],
  ['saveVisitLogistics', { visit_start_date: undefined }, { visit_start_date: bothDates }],
  ['saveVisitLogistics', { visit_end_date: '' }, { visit_end_date: bothDates }],
  [
    'saveVisitLogistics',
    { visit_start_date: null, visit_end_date: null },
    { visit_start_date: bothDates, visit_end_date: bothDates },
  ],
  ['saveVisitLogistics', { visit_start_date: '2097-02-30' }, { visit_start_date: bothDates }],
  [
    'saveVisitLogistics',
    { visit_start_date: '2020-02-01' },
    { visit_start_date: 'Visit start date must be today or later.' },
  ],
  [
    'saveVisitLogistics',
    { visit_end_date: visit.visit_start_date },
    { visit_end_date: 'Visit end date must be after start date.' },
  ],
  [
    'saveVisitLogistics',
    { visit_end_date: '2097-01-31' },
    { visit_end_date: 'Visit end date must be after start date.' },
  ],
  ...[null, '', 'perhaps'].map(
    (has_visited): Refusal<VisitSectionId> => [
      'saveVisitLogistics',
      { has_visited },
      { has_visited: 'Please indicate if you have visited before.' },
    ],
  ),
  ...[0, '0', -1, null, ''].map(
    (people_participated): Refusal<VisitSectionId> => [
      'saveVisitLogistics',
      { is_institution: true, people_participated },
      { people_participated: howMany },
    ],
  ),
  ...[1.5, 201, 'many'].map(
    (people_participated): Refusal<VisitSectionId> => [
      'saveVisitLogistics',
      { is_institution: true, people_participated },
      { people_participated: wholePeople },
    ],
  ),
  ['saveVisitLogistics', { is_institution: 'maybe' }, { is_institution: 'Must be yes or no' }],
  [
    'saveVisitLogistics',
    { accommodation_type: 'tent' },
    { accommodation_type: 'Select where you are going to stay' },
  ],
  [
    'saveVisitLogistics',
    { needs_visa_assistance: 'maybe' },
    { needs_visa_assistance: 'Select whether you need help with a visa' },
  ],
  ['saveVisitLogistics', { emergency_contact_phone: '250788123' }, { emergency_contact_phone: contactPhone }],
  [
    'saveVisitLogistics',
    { emergency_contact_phone: '2507881234567890' },
    { emergency_contact_phone: contactPhone },
  ],
  [
    'saveVisitLogistics',
    { emergency_contact_email: 'nobody' },
    {
      emergency_contact_email:
        "Enter your emergency contact's email address in the correct format, like name@example.com",
    },
  ],
  [
    'saveVisitLogistics',
    { travel_from_city: 'x'.repeat(201) },
    { travel_from_city: 'Must be 200 characters or less' },
  ],
  [
    'saveVisitLogistics',
    { declaration_conduct: 'perhaps' },
    { declaration_conduct: 'Please agree to all declarations before proceeding.' },
  ],
  [
    'saveVisitAvailability',
    { periods: [{}] },
    { 'periods.0.start_date': bothDates, 'periods.0.end_date': bothDates },
  ],
  [
    'saveVisitAvailability',
    { periods: [{ ...period, end_date: period?.start_date }] },
    { 'periods.0.end_date': 'Visit end date must be after start date.' },
  ],
  ['saveVisitAvailability', { hours_available: '' }, { hours_available: hours }],
  ['saveVisitAvailability', { hours_available: undefined }, { hours_available: hours }],
  [
    'saveVisitAvailability',
    { hours_available: 169 },
    { hours_available: 'Weekly hours must be a whole number between 1 and 168' },
  ],
];

/** The problems of a visitor's personal details. */
export const personRefusals: [object, Record<string, string>][] = [
  [{ name: '' }, { name: 'Enter your full name' }],
  [{ name: ' A ' }, { name: 'Enter your full name, with at least two letters' }],
  [{ institution_name: '' }, { institution_name: 'Enter your organization' }],
  [{ institution_name: 'A' }, { institution_name: 'Enter your organization, with at least 2 characters' }],
  [
    { institution_position: 'B ' },
    { institution_position: 'Enter your position, with at least 2 characters' },
  ],
  [{ current_address: '' }, { current_address: 'Enter your current address' }],
  [
    { current_address: 'KG 7' },
    { current_address: 'Enter your current address, with at least 5 characters' },
  ],
  [{ dob: '2020-01-01' }, { dob: 'You must be at least 18 years old to apply.' }],
  [{ dob: '1899-12-31' }, { dob: 'Date of birth must be between 1 January 1900 and today' }],
  [{ gender: '' }, { gender: 'Select your gender, or that you prefer not to say' }],
  [{ nationality: '' }, { nationality: 'Select your nationality' }],
  [{ contact_preference: '' }, { contact_preference: 'Select how we should contact you' }],
  [{ has_disability: undefined }, { has_disability: 'Select whether you have a disability' }],
  [{ has_disability: 'yes' }, { disability_description: 'Please describe your accessibility needs' }],
  [{ email: 'else@example.org' }, { email: 'Your email is how you sign in and cannot be changed here' }],
  [{ phone: '250700000001' }, { phone: 'Your phone number is how you sign in and cannot be changed here' }],
];
