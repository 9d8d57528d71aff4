import {
  accommodationTypes,
  type Choice,
  contactPreferences,
  interestAreas,
  internshipPurposes,
  labelOf,
  visitPurposes,
  yesNo,
} from '@portal/contract-svc-applications-v1';
import { skills, termOf } from '@portal/contract-svc-applications-v1/questions';
import { genderLabel } from '../personal/gender';
import { formatDay } from './format';

const labels: Readonly<Record<string, string>> = {
  purpose: 'Purpose',
  agree_submission: 'First agreement',
  agree_terms: 'Second agreement',
  name: 'Full Name',
  dob: 'Date of birth',
  gender: 'Gender',
  nationality: 'Nationality',
  current_address: 'Current Address',
  permanent_address: 'Permanent Address',
  contact_preference: 'Contact Preference',
  has_disability: 'Disability',
  disability_description: 'Disability: description',
  institutions: 'Institutions',
  degrees: 'Degrees',
  honors: 'Honors',
  course_works: 'Coursework',
  clinic_experiences: 'Clinical experience',
  research_experiences: 'Research experience',
  volunteers: 'Volunteer experience',
  interests: 'Areas of interest',
  personal_statement: 'Personal statement',
  periods: 'Periods',
  hours_available: 'Hours per week',
  references: 'References',
  institution_name: 'Organization',
  institution_position: 'Position',
  previous_degrees: 'Additional degrees or certifications',
  visit_start_date: 'Visit start date',
  visit_end_date: 'Visit end date',
  has_visited: 'Visited before',
  people_participated: 'Number of participants',
  accommodation_type: 'Accommodation',
  needs_visa_assistance: 'Help with a visa',
  travel_from_country: 'Travelling from: country',
  travel_from_city: 'Travelling from: city',
  emergency_contact_name: 'Emergency contact: name',
  emergency_contact_relationship: 'Emergency contact: relationship',
  emergency_contact_phone: 'Emergency contact: phone',
  emergency_contact_email: 'Emergency contact: email',
  declaration_accuracy: 'Declaration of accuracy',
  declaration_conduct: 'Declaration of conduct',
  declaration_data_processing: 'Declaration on data processing',
  agreement: 'Agreement',
  signature: 'Signature',
};

/** What each question is called, by its key. */
const termsOf: Readonly<Record<string, string>> = Object.fromEntries(
  [skills].flatMap(({ ask }) => Object.entries(ask).map(([key, question]) => [key, termOf(question)])),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Any answer in words: yes and no, rows one under the other, days as people write them. */
function words(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value;
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join('; ');
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .filter(([key]) => key !== 'type')
    .map(([key, inner]) => (key === 'area' ? labelOf(interestAreas, words(inner)) : words(inner)))
    .filter(Boolean)
    .join(', ');
}

const yesOrNo = (value: string) => labelOf(yesNo, value);

const special: Readonly<Record<string, (value: string) => string>> = {
  gender: genderLabel,
  contact_preference: (value) => labelOf(contactPreferences, value),
  has_disability: yesOrNo,
  has_visited: yesOrNo,
  needs_visa_assistance: yesOrNo,
  accommodation_type: (value) => labelOf(accommodationTypes, value),
};

/** A form's fields in words, for showing two copies beside each other. */
function describer(purposes: readonly Choice[]) {
  const named: typeof special = { ...special, purpose: (value) => labelOf(purposes, value) };
  return (key: string): { label: string; text: (value: unknown) => string } => ({
    label: labels[key] ?? termsOf[key] ?? key,
    text: (value) => (typeof value === 'string' && named[key] ? named[key](value) : words(value)),
  });
}

export const describeField = describer(internshipPurposes);
export const describeVisitField = describer(visitPurposes);
