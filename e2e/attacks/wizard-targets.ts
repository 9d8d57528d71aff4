import { answers } from '../support/applicants';
import { visit } from '../support/visit-api';
import type { Ids } from './actors';
import type { Target } from './target';

export const personal = {
  email: 'mallory@example.org',
  phone: '250780000000',
  name: 'Mallory Example',
  dob: '1999-04-12',
  gender: 'female',
  nationality: 'Rwandan',
  current_address: 'KG 11 Avenue 42, Kigali',
  permanent_address: 'Huye, Southern Province',
  contact_preference: 'email',
};

const internship = { who: 'wizard', by: 'internWizard', owned: true } as const;
const visiting = { who: 'wizard', by: 'visitWizard', owned: true } as const;
const idsOf = ({ application_id, intern_details_id }: Ids['internship']) => ({
  application_id,
  intern_details_id,
});

const stepTarget = (section: object): Target => ({
  ...internship,
  json: (ids) => ({ ...idsOf(ids.internship), ...section }),
});
const visitStep = (section: object): Target => ({
  ...visiting,
  json: (ids) => ({ ...idsOf(ids.visit), ...section }),
});

const institution = { institutions: [answers.institution] };
const interests = { interests: [answers.interest], personal_statement: answers.statement };
const languages = { languages: [answers.language], other_skills: answers.skills };
const referee = (fields: object, type: string): Target => ({
  ...internship,
  fields: (ids) => ({ ...idsOf(ids.internship), type, ...fields }),
  files: ['letter'],
  kinds: 'pdf',
});

/** The calls of both wizards. */
export const wizardTargets: Record<string, Target> = {
  signInToInternship: { who: 'anybody', by: 'internWizard', json: () => ({ ...personal, role: 'intern' }) },
  getInternshipProgress: { ...internship, owned: false },
  saveInternshipProgress: stepTarget({
    current_step: 4,
    form_data: { purpose: 'volunteer', ...institution, ...interests },
  }),
  savePersonalDetails: stepTarget(personal),
  saveDisability: stepTarget({ has_disability: 'no', description: '' }),
  saveInstitutions: stepTarget(institution),
  saveDegrees: stepTarget({
    degrees: [{ name: 'UR', program: 'Nursing', degree_level: 'Bachelor', graduation_date: '2020-07-01' }],
  }),
  saveHonors: stepTarget({ honors: [{ name: 'Prize', award: 'First', date_awarded: '2020-07-01' }] }),
  saveCoursework: stepTarget({
    course_works: [{ title: 'Care', institution: 'UR', date_completed: '2020-07-01' }],
  }),
  saveExperience: stepTarget({
    clinic_experiences: [{ description: answers.experience }],
    research_experiences: [{ description: 'A survey' }],
    volunteers: [],
  }),
  saveInterests: stepTarget(interests),
  saveLanguages: stepTarget(languages),
  saveAvailability: stepTarget({ periods: [answers.period], hours_available: answers.hours }),
  saveAcademicReference: referee(answers.academic, 'academic'),
  saveCommunityReference: referee(answers.community, 'community'),
  uploadInternshipDocuments: {
    ...internship,
    fields: (ids) => idsOf(ids.internship),
    files: ['cv', 'cover_letter', 'transcript', 'criminal_record', 'other'],
    kinds: 'pdf',
    also: ['admin'],
  },
  submitInternship: stepTarget({ signature: 'Mallory Example' }),
  signInToVisit: { who: 'anybody', by: 'visitWizard', json: () => ({ ...personal, role: 'visitor' }) },
  getVisitProgress: { ...visiting, owned: false },
  saveVisitPersonalDetails: visitStep({
    ...personal,
    institution_name: visit.institution_name,
    institution_position: visit.institution_position,
    has_disability: 'no',
    description: '',
  }),
  saveVisitProgress: visitStep({
    current_step: 4,
    form_data: { purpose: 'personal', ...institution, ...languages },
  }),
  uploadNationalId: {
    ...visiting,
    fields: (ids) => idsOf(ids.visit),
    files: ['national_id'],
    kinds: 'pdf-or-picture',
    also: ['admin'],
  },
  uploadVisitDocuments: {
    ...visiting,
    fields: (ids) => idsOf(ids.visit),
    files: ['cv', 'letter', 'other'],
    kinds: 'pdf',
    also: ['admin'],
  },
  saveVisitInstitutions: visitStep(institution),
  saveVisitLanguages: visitStep(languages),
  saveVisitInterests: visitStep(interests),
  saveVisitLogistics: visitStep({
    visit_start_date: visit.start,
    visit_end_date: visit.end,
    is_institution: false,
    has_visited: 'no',
    people_participated: 2,
    accommodation_type: 'hotel',
    needs_visa_assistance: 'no',
    travel_from_country: 'Uganda',
    travel_from_city: 'Kampala',
    emergency_contact_name: 'Grace',
    emergency_contact_relationship: 'Sister',
    emergency_contact_phone: '250780000001',
    emergency_contact_email: 'grace@example.org',
    declaration_accuracy: true,
    declaration_conduct: true,
    declaration_data_processing: true,
  }),
  saveVisitAvailability: visitStep({
    periods: [{ start_date: visit.start, end_date: visit.end }],
    hours_available: visit.hours,
  }),
  reviewVisit: { ...visiting, path: ({ visit }) => `/api/visitor/review/${visit.intern_details_id}` },
  submitVisit: visitStep({ signature: 'Mallory Example', agreement: true }),
};
