import {
  contactPreferences,
  interestAreas,
  internshipPurposes,
  labelOf,
} from '@portal/contract-svc-applications-v1';
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
  languages: 'Languages',
  other_skills: 'Other skills',
  periods: 'Periods',
  hours_available: 'Hours per week',
  references: 'References',
  signature: 'Signature',
};

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

const special: Readonly<Record<string, (value: string) => string>> = {
  purpose: (value) => labelOf(internshipPurposes, value),
  gender: genderLabel,
  contact_preference: (value) => labelOf(contactPreferences, value),
  has_disability: (value) => (value === 'yes' ? 'Yes' : 'No'),
};

/** A field of the form in words, for showing two copies beside each other. */
export function describeField(key: string): { label: string; text: (value: unknown) => string } {
  return {
    label: labels[key] ?? key,
    text: (value) => (typeof value === 'string' && special[key] ? special[key](value) : words(value)),
  };
}
