import { untoldTexts } from '@portal/application-ui/review';
import { skills } from '@portal/contract-svc-applications-v1/questions';
import type {
  AnotherRequest,
  ApplicationType,
  Feedback,
  FullReview,
  OwnApplication,
  Profile,
} from '../src/api';

const none = {
  view: true,
  edit: false,
  upload: false,
  submit: false,
  continue: false,
  finish: false,
  request_another: 'none',
  request_another_on: null,
} as const;
const open = { ...none, edit: true, upload: true, submit: true } as const;

export const abilities = {
  submitted: none,
  firstDraft: { ...open, continue: true },
  furtherDraft: { ...open, finish: true },
  withdrawable: { ...none, withdraw: true, undo_withdrawal: false },
  answerable: { ...none, answer: true },
  discardable: { ...open, finish: true, discard: true },
  later: { ...none, request_another: 'later', request_another_on: '2027-11-20' },
  mayAsk: { ...none, request_another: 'open' },
  asked: { ...none, request_another: 'pending' },
} as const;

export function application(
  id: number,
  type: ApplicationType,
  status: OwnApplication['status'],
  more: Partial<OwnApplication> = {},
): OwnApplication {
  const draft = status === 'draft' || status === 'in-progress';
  return {
    id,
    originalId: id,
    type,
    status,
    submitted_date: draft ? null : '2026-11-20T10:00:00.000Z',
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-20T10:00:00.000Z',
    current_step: draft ? 4 : 12,
    progress: draft ? 33 : 100,
    details: { intern_details_id: id, applicant_name: 'Ineza Mukamana' },
    ...more,
    abilities: more.abilities ?? (draft ? abilities.firstDraft : abilities.submitted),
  };
}

export const profile: Profile = {
  id: 5,
  name: 'Ineza Mukamana',
  email: 'ineza@example.org',
  image: null,
  role: 'intern',
  phone: '250788123456',
  must_change_password: false,
};

export function feedback(id: number, more: Partial<Feedback> = {}): Feedback {
  return {
    id,
    application_id: 7,
    application_type: 'intern',
    type: 'request_info',
    status: 'in-review',
    message: 'Please send us your transcript of the last year.\nThank you!',
    created_at: '2026-11-20T12:00:00.000Z',
    is_read: false,
    admin_name: 'Grace Uwera',
    ...more,
  };
}

export function request(id: number, more: Partial<AnotherRequest> = {}): AnotherRequest {
  return {
    id,
    application_type: 'intern',
    status: 'rejected',
    user_reason: 'I want to learn more about children in palliative care.',
    admin_notes: 'All places of next year are taken. Ask us again in spring.',
    created_at: '2026-11-10T12:00:00.000Z',
    reviewed_at: '2026-11-18T12:00:00.000Z',
    original_application_id: 3,
    created_application_id: null,
    is_seen: false,
    ...more,
  };
}

/** The complete application of a list's entry. */
export function reviewOf(listed: OwnApplication, more: Partial<FullReview> = {}): FullReview {
  const visit = listed.type === 'visitor';
  return {
    id: listed.id,
    originalId: listed.id,
    reference: `${visit ? 'VIS' : 'INT'}-${listed.id}`,
    type: listed.type,
    status: listed.status,
    version: 3,
    origin: listed.abilities.finish ? 'secondary' : 'wizard',
    applicant_name: profile.name,
    user_id: profile.id,
    purpose: visit ? 'institutional' : 'volunteer',
    submitted_date: listed.submitted_date,
    withdrawn_at: listed.withdrawn_at,
    undo_withdrawal_until: listed.undo_withdrawal_until,
    reopened: listed.reopened,
    created_at: listed.created_at,
    updated_at: listed.updated_at,
    current_step: listed.current_step,
    progress: listed.progress,
    intern_details: {
      id: listed.id,
      full_name: profile.name,
      email: profile.email,
      phone_number: profile.phone,
      date_of_birth: '1999-04-12',
      gender: 'female',
      nationality: 'Rwandan',
      current_address: 'KG 11 Avenue, Kigali',
      permanent_address: null,
      contact_preference: 'email',
    },
    visitor_info: visit
      ? {
          full_name: profile.name,
          institution_name: 'University of Rwanda',
          institution_position: 'Lecturer',
          purpose: 'institutional',
          category: 'institutional',
        }
      : null,
    disability: { has_disability: false, description: null },
    logistics: visit
      ? {
          visit_start_date: '2027-02-01',
          visit_end_date: '2027-02-12',
          is_institution: true,
          people_participated: 4,
        }
      : null,
    institution: [
      { name: 'University of Rwanda', program: 'Nursing', degree_level: 'Bachelor', graduation_year: 2027 },
    ],
    degree: [],
    honours: [],
    course_work: [
      { title: 'Palliative care', institution: 'University of Rwanda', date_completed: '2026-06-30' },
    ],
    clinic_experience: [{ description: 'Two months on a ward' }],
    research_experience: [],
    volunteer_experience: [],
    interests: [{ area: 'Education', other: null }],
    personal_statement: 'I want to learn how families are accompanied.',
    languages: [{ language: 'Kinyarwanda', proficiency: 'Native' }],
    ...untoldTexts(skills),
    period: [{ start_date: '2027-06-01', end_date: '2027-08-31', hours_available: 30 }],
    references: [
      {
        type: 'academic',
        full_name: 'Jean Habimana',
        institution: 'University of Rwanda',
        email: 'jean@example.org',
        phone: '250788000111',
        relationship: 'Lecturer',
        letter_path: null,
      },
    ],
    uploads: [
      {
        upload_type: 'cv',
        file_path: '7/cv.pdf',
        file_name: 'cv.pdf',
        original_name: 'cv.pdf',
        size: 64_000,
        mime_type: 'application/pdf',
        file_url: '/api/storage/7/cv.pdf',
      },
    ],
    letters: [],
    form_data: null,
    abilities: listed.abilities,
    ...more,
  };
}

/** The request of staff for changes to an application that waits for its decision. */
export const reopened = (more: Partial<NonNullable<OwnApplication['reopened']>> = {}) => ({
  number: 1,
  state: 'open' as const,
  sections: ['skills', 'documents.cv'],
  reason: 'Please tell us about your other skills.',
  until: '2026-12-05',
  ends_at: '2026-12-06T12:00:00.000Z',
  opened_at: '2026-11-21T10:00:00.000Z',
  saved_at: null,
  ended_at: null,
  ...more,
});
