import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, staffToken } from './applicant';
import { referee, submission } from './sections';
import { signed } from './visits';

export type Form = Record<string, unknown>;

/** Answers that are typed after a step was stored, and where they are read later. */
export interface TypedCase {
  section: string;
  typed: Form;
  /** The expected members of the whole review, for staff and for the PDF. */
  read: object;
}

/** A way in which an answer becomes wrong, and the questions for which it is refused. */
export interface RefusedCase {
  what: string;
  typed: Form;
  named: Record<string, string>;
}

const shared: TypedCase[] = [
  {
    section: 'personal details',
    typed: {
      name: 'Amina Uwase Keza',
      dob: '2000-01-31',
      gender: 'other',
      nationality: 'Ugandan',
      current_address: 'KG 9 Avenue, Kigali',
      permanent_address: 'Huye',
      contact_preference: 'phone',
    },
    read: {
      applicant_name: 'Amina Uwase Keza',
      intern_details: {
        full_name: 'Amina Uwase Keza',
        date_of_birth: '2000-01-31',
        gender: 'other',
        nationality: 'Ugandan',
        current_address: 'KG 9 Avenue, Kigali',
        permanent_address: 'Huye',
        contact_preference: 'phone',
      },
    },
  },
  {
    section: 'disability',
    typed: { has_disability: 'yes', disability_description: 'A ramp' },
    read: { disability: { has_disability: true, description: 'A ramp' } },
  },
  {
    section: 'institutions',
    typed: {
      institutions: [{ name: 'UGHE', program: 'Medicine', degree_level: 'PhD', graduation_year: '2029' }],
    },
    read: {
      institution: [{ name: 'UGHE', program: 'Medicine', degree_level: 'PhD', graduation_year: 2029 }],
    },
  },
  {
    section: 'degrees',
    typed: {
      degrees: [
        { name: 'IPRC Huye', program: 'Care', degree_level: 'Bachelor', graduation_date: '2022-07-01' },
      ],
    },
    read: { degree: [{ name: 'IPRC Huye', degree_level: 'Bachelor', graduation_date: '2022-07-01' }] },
  },
  {
    section: 'interests',
    typed: { interests: [{ area: 'Other', other: 'Gardens' }] },
    read: { interests: [{ area: 'Other', other: 'Gardens' }] },
  },
  {
    section: 'personal statement',
    typed: { personal_statement: 'What I typed last.' },
    read: { personal_statement: 'What I typed last.' },
  },
  {
    section: 'languages',
    typed: { languages: [{ language: 'French', proficiency: 'Basic' }] },
    read: { languages: [{ language: 'French', proficiency: 'Basic' }] },
  },
  { section: 'other skills', typed: { other_skills: 'Singing' }, read: { other_skills: 'Singing' } },
  {
    section: 'availability',
    typed: { periods: [{ start_date: '2097-09-01', end_date: '2097-10-01' }], hours_available: '12' },
    read: { period: [{ start_date: '2097-09-01', end_date: '2097-10-01', hours_available: 12 }] },
  },
  {
    section: 'hours alone',
    typed: { hours_available: '7' },
    read: { period: [{ hours_available: 7 }] },
  },
];

const described = (description: string) => [{ description }];
const community = { type: 'community', ...referee, full_name: 'Grace Mutesi', organization: 'Red Cross' };

export const internshipCases: TypedCase[] = [
  ...shared,
  {
    section: 'honors',
    typed: { honors: [{ name: 'Prize', award: 'Second', date_awarded: '2025-03-02' }] },
    read: { honours: [{ name: 'Prize', award: 'Second', date_awarded: '2025-03-02' }] },
  },
  {
    section: 'coursework',
    typed: { course_works: [{ title: 'Law', institution: 'UR', date_completed: '2025-12-12' }] },
    read: { course_work: [{ title: 'Law', institution: 'UR', date_completed: '2025-12-12' }] },
  },
  {
    section: 'experience of each kind',
    typed: {
      clinic_experiences: described('A clinic'),
      research_experiences: described('A survey'),
      volunteers: [],
    },
    read: {
      clinic_experience: described('A clinic'),
      research_experience: described('A survey'),
      volunteer_experience: [],
    },
  },
  {
    section: 'references',
    typed: {
      references: [
        { type: 'academic', ...referee, institution: 'UGHE', relationship: 'Tutor' },
        { ...community, full_name: referee.full_name, phone: '+250 788 000 111' },
      ],
    },
    read: {
      references: [
        { type: 'academic', institution: 'UGHE', relationship: 'Tutor', letter_path: expect.any(String) },
        { type: 'community', phone: '250788000111', letter_path: expect.any(String) },
      ],
    },
  },
];

export const visitCases: TypedCase[] = [
  ...shared.map((one) =>
    one.section === 'institutions' ? { ...one, read: { institutions: Object.values(one.read)[0] } } : one,
  ),
  {
    section: 'organisation',
    typed: { institution_name: 'Kampala Hospice', institution_position: 'Matron' },
    read: { visitor_info: { institution_name: 'Kampala Hospice', institution_position: 'Matron' } },
  },
  {
    section: 'further degrees in their own words',
    typed: { previous_degrees: 'Certificate in counselling' },
    read: { form_data: { previous_degrees: 'Certificate in counselling' } },
  },
  {
    section: 'logistics',
    typed: {
      visit_start_date: '2097-08-02',
      visit_end_date: '2097-08-13',
      has_visited: 'yes',
      accommodation_needed: 'yes',
      accommodation_type: '',
      needs_visa_assistance: 'no',
      travel_from_country: 'Uganda',
      travel_from_city: 'Kampala',
      emergency_contact_name: 'Ruth',
      emergency_contact_relationship: '',
      emergency_contact_phone: '',
      emergency_contact_email: '',
    },
    read: {
      logistics: {
        visit_start_date: '2097-08-02',
        visit_end_date: '2097-08-13',
        has_visited: true,
        accommodation_needed: true,
        accommodation_type: null,
        needs_visa_assistance: false,
        travel_from_country: 'Uganda',
        travel_from_city: 'Kampala',
        emergency_contact_name: 'Ruth',
        emergency_contact_relationship: null,
        emergency_contact_phone: null,
      },
    },
  },
];

/** Saves progress, reads and submits, for either programme. */
export function typing(portal: () => ApplicationsUnderTest, type: 'intern' | 'visitor') {
  const isVisit = type === 'visitor';
  const save = (applicant: Applicant, form_data: Form, more: Form = {}) =>
    applicant.call(isVisit ? 'saveVisitProgress' : 'saveInternshipProgress', {
      body: { application_id: applicant.applicationId, current_step: 4, form_data, ...more },
    });
  const asStaff = async ({ applicationId }: Applicant) =>
    (
      await portal().call('openApplication', {
        params: { id: applicationId },
        token: await staffToken(portal()),
      })
    ).body.review;
  return {
    save,
    typed: async (applicant: Applicant, form: Form) => {
      const { status, body } = await save(applicant, form);
      if (status !== 200) throw new Error(`saving answered ${status}: ${JSON.stringify(body)}`);
    },
    progress: async (applicant: Applicant) =>
      (await applicant.call(isVisit ? 'getVisitProgress' : 'getInternshipProgress')).body,
    asStaff,
    /** The review from which the PDF is made. */
    asOwner: async (applicant: Applicant) => {
      const token = await applicant.accountToken();
      return (await portal().call('getOwnApplication', { params: { id: applicant.applicationId }, token }))
        .body.review;
    },
    submit: (applicant: Applicant) =>
      applicant.call(
        isVisit ? 'submitVisit' : 'submitInternship',
        isVisit ? signed(applicant) : submission(applicant),
      ),
    statusOf: async ({ applicationId }: Applicant): Promise<string> =>
      (await portal().knex('applications').where({ id: applicationId }).first()).status,
  };
}
