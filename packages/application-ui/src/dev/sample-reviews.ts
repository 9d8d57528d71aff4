import { skills } from '@portal/contract-svc-applications-v1/questions';
import { type FullReview, type StoredUpload, untoldTexts } from '../base/review';

const file = (upload_type: string, name: string, size: number): StoredUpload => ({
  upload_type,
  file_path: `12/${upload_type}/${name}`,
  file_name: name,
  original_name: name,
  size,
  mime_type: 'application/pdf',
  file_url: `/api/storage/12/${upload_type}/${encodeURIComponent(name)}`,
});

const person = {
  id: 44,
  full_name: 'Ineza Mukamana',
  email: 'ineza@example.com',
  phone_number: '250788123456',
  date_of_birth: '2001-04-09',
  gender: 'female',
  nationality: 'Rwandan',
  current_address: 'KG 11 Ave, Kigali',
  permanent_address: null,
  contact_preference: 'email',
};

const shared = {
  version: 7,
  user_id: 5,
  applicant_name: 'Ineza Mukamana',
  submitted_date: null,
  created_at: '2026-10-02T08:00:00.000Z',
  updated_at: '2026-11-19T13:20:00.000Z',
  origin: 'wizard',
  status: 'in-progress',
  intern_details: person,
  disability: { has_disability: false, description: null },
  abilities: { view: true, edit: true, upload: true, submit: true, continue: true },
  clinic_experience: [{ description: 'Home care visits with a nurse, Butaro' }],
  research_experience: [],
  volunteer_experience: [{ description: 'Red Cross, first aid' }],
  languages: [
    { language: 'Kinyarwanda', proficiency: 'Native' },
    { language: 'English', proficiency: 'Advanced' },
  ],
  ...untoldTexts(skills),
} as const satisfies Partial<FullReview>;

/** A sample internship application in progress, for development pages and tests. */
export const sampleIntern = (changes: Partial<FullReview> = {}): FullReview => ({
  ...shared,
  id: 12,
  originalId: 12,
  reference: 'INT-12',
  type: 'intern',
  purpose: 'academic',
  current_step: 9,
  progress: 75,
  visitor_info: null,
  logistics: null,
  institution: [
    {
      name: 'University of Rwanda',
      program: 'Nursing and Midwifery',
      degree_level: 'Bachelor',
      graduation_year: 2027,
    },
  ],
  degree: [
    {
      name: 'IPRC Kigali',
      program: 'Community Health',
      degree_level: 'Associate',
      graduation_date: '2022-06-30',
    },
    {
      name: 'Open University',
      program: 'Public Health',
      degree_level: 'Post-graduate',
      graduation_date: '2025-01-31',
    },
  ],
  honours: [{ name: "Dean's list", award: 'Distinction', date_awarded: '2021-07-01' }],
  course_work: [],
  interests: [
    { area: 'Education', other: null },
    { area: 'Other', other: 'Music therapy' },
  ],
  personal_statement:
    'My grandmother was cared for at home until the end. I want to learn how such care is planned, and how a family is carried through it.',
  period: [
    { start_date: '2027-02-01', end_date: '2027-04-30', hours_available: 20 },
    { start_date: '2027-06-01', end_date: '2027-07-31', hours_available: 20 },
  ],
  references: [
    {
      type: 'academic',
      full_name: 'Dr. Jean Habimana',
      institution: 'University of Rwanda',
      organization: null,
      email: 'jean@example.com',
      phone: '250788000111',
      relationship: 'Lecturer',
      letter_path: '12/academic_reference/letter.pdf',
    },
    {
      type: 'community',
      full_name: 'Sr. Marie Uwase',
      institution: null,
      organization: 'St. Anne Parish',
      email: 'marie@example.com',
      phone: null,
      relationship: null,
      letter_path: null,
    },
  ],
  uploads: [file('cv', 'Ineza Mukamana CV.pdf', 245_862), file('transcript', 'transcript.pdf', 1_300_441)],
  letters: [file('academic_reference', 'letter.pdf', 64_000)],
  form_data: { purpose: 'academic', hours_available: 20 },
  ...changes,
});

/** A sample visit application in progress, for development pages and tests. */
export const sampleVisit = (changes: Partial<FullReview> = {}): FullReview => ({
  ...shared,
  clinic_experience: [],
  volunteer_experience: [],
  id: 31,
  originalId: 31,
  reference: 'VIS-31',
  type: 'visitor',
  purpose: 'institutional',
  current_step: 6,
  progress: 75,
  visitor_info: {
    full_name: 'Ineza Mukamana',
    institution_name: 'Hospice Africa',
    institution_position: 'Nurse in charge',
    purpose: 'institutional',
    category: 'institutional',
  },
  logistics: {
    visit_start_date: '2027-03-01',
    visit_end_date: '2027-03-12',
    is_institution: true,
    has_visited: false,
    people_participated: 3,
    accommodation_type: 'hotel',
    accommodation_needed: null,
    needs_visa_assistance: true,
    travel_from_country: 'Uganda',
    travel_from_city: 'Kampala',
    emergency_contact_name: null,
    emergency_contact_relationship: null,
    emergency_contact_phone: null,
    emergency_contact_email: null,
    hours_available: 30,
  },
  institution: [
    { name: 'Makerere University', program: 'Nursing', degree_level: 'Master', graduation_year: null },
  ],
  degree: [],
  honours: [],
  course_work: [],
  interests: [{ area: 'Open', other: null }],
  personal_statement: 'Our team wants to see how home care is organised in a rural district.',
  period: [{ start_date: '2027-03-01', end_date: '2027-03-12', hours_available: 30 }],
  references: [],
  uploads: [file('id', 'passport.pdf', 402_113), file('cv', 'bio.pdf', 98_304)],
  letters: [],
  form_data: {
    purpose: 'institutional',
    hours_available: 30,
    previous_degrees: 'Diploma in Palliative Care',
  },
  ...changes,
});
