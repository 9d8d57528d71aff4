import { reviewAsSent } from '@portal/application-ui/dev';
import { referenceOf } from '@portal/contract-svc-applications-v1';
import type { ApplicationRow, Stats } from '../api/applications';
import type { StaffNotification } from '../api/notifications';
import type { FullReview, Timeline } from '../api/review';

export const stats: Stats = {
  total: 248,
  intern: 200,
  visitor: 48,
  pending: 43,
  applicants: 231,
  draft: 0,
  in_progress: 0,
  submitted: 31,
  in_review: 12,
  approved: 164,
  rejected: 41,
  waiting: { intern: { submitted: 25, unread: 4 }, visitor: { submitted: 6, unread: 0 } },
  changes: { total: 8, intern: -3, visitor: 25, pending: null },
};

/** A row of the lists. */
export function sampleRow(id: number, more: Partial<ApplicationRow> = {}): ApplicationRow {
  const name = more.applicant_name ?? `Applicant ${id}`;
  const email = `applicant${id}@example.org`;
  const type = more.type ?? 'intern';
  return {
    id,
    originalId: id,
    reference: referenceOf(type, id),
    type,
    status: 'submitted',
    subject: 'Academic Requirement',
    submitted_date: '2026-11-20T10:00:00.000Z',
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-20T10:00:00.000Z',
    progress: 100,
    current_step: 12,
    version: 3,
    applicant_name: name,
    user: { name, email, phone: '+250788000111' },
    intern_detail: { full_name: name, email, phone_number: '+250788000111' },
    origin: 'wizard',
    original: null,
    visitor_info: null,
    uploads: [],
    ...more,
  };
}

/** A page of a list, in the server's shape. */
export const samplePage = (rows: ApplicationRow[], total = rows.length, page = 1) => ({
  applications: rows,
  pagination: { current_page: page, last_page: Math.max(1, Math.ceil(total / 10)), per_page: 10, total },
});

/** The complete application of a row, in the service's shape. */
export function sampleReview(row: ApplicationRow, more: Partial<FullReview> = {}): FullReview {
  const {
    subject: _,
    user,
    intern_detail: __,
    uploads: ___,
    held_decision: ____,
    prepared_decision: _____,
    ...same
  } = row;
  const file = { file_name: 'cv.pdf', original_name: 'cv.pdf', size: 64_000, mime_type: 'application/pdf' };
  return reviewAsSent({
    ...same,
    user_id: 7,
    purpose: 'academic',
    intern_details: {
      id: row.id,
      full_name: row.applicant_name,
      email: user.email,
      phone_number: user.phone,
      date_of_birth: '2001-04-12',
      gender: 'female',
      nationality: 'Rwanda',
      current_address: 'KG 7 Ave, Kigali',
      permanent_address: 'KG 7 Ave, Kigali',
      contact_preference: 'email',
    },
    disability: { has_disability: false, description: null },
    logistics: null,
    institution: [
      { name: 'University of Rwanda', program: 'Nursing', degree_level: 'Bachelor', graduation_year: 2027 },
    ],
    degree: [],
    honours: [],
    course_work: [],
    clinic_experience: [{ description: 'Six months in a district hospital' }],
    research_experience: [],
    volunteer_experience: [],
    interests: [{ area: 'Education', other: null }],
    personal_statement: 'I want to learn how people are cared for when they cannot be cured.',
    languages: [{ language: 'English', proficiency: 'Advanced' }],
    other_skills: null,
    period: [{ start_date: '2027-01-11', end_date: '2027-03-31', hours_available: 20 }],
    references: [],
    uploads: [
      {
        upload_type: 'cv',
        file_path: `${row.id}/cv.pdf`,
        file_url: `/api/storage/${row.id}/cv.pdf`,
        ...file,
      },
    ],
    form_data: null,
    abilities: { view: true, edit: true, upload: true, decide: true },
    ...more,
  });
}

export const timeline: Timeline = {
  entries: [
    {
      id: 1,
      action: 'submitted',
      actor: { id: 7, name: 'Ineza Mukamana', role: 'intern' },
      at: '2026-11-20T10:00:00.000Z',
      details: {},
    },
    {
      id: 2,
      action: 'status_changed',
      actor: { id: 2, name: 'Eric Nshuti', role: 'reviewer' },
      at: '2026-11-21T06:00:00.000Z',
      details: { from: 'submitted', to: 'in-review' },
    },
  ],
  feedback: [
    {
      id: 1,
      status: 'in-review',
      type: 'status_update',
      message: 'We are reading your application.',
      created_at: '2026-11-21T06:00:00.000Z',
      admin_name: 'Eric Nshuti',
      application_id: 12,
      application_type: 'intern',
      is_read: true,
    },
  ],
};

/** A decision that waits to go out. */
export const sampleDelayed = (goes_out_at: string) => ({
  id: 31,
  status: 'approved' as const,
  type: 'approval' as const,
  message: 'Welcome to the team, Ineza.',
  held_by: 'Eric Nshuti',
  held_at: '2026-11-21T09:00:00.000Z',
  goes_out_at,
});

/** A notification about an application. */
export function sampleNotification(
  id: number,
  more: { userId?: number; name?: string } & Partial<StaffNotification> = {},
): StaffNotification {
  const { userId = 7, name = 'Ineza Mukamana', ...rest } = more;
  return {
    id,
    type: 'application_submitted',
    title: 'Application submitted',
    message: `${name} submitted INT-012.`,
    is_read: false,
    read_at: null,
    created_at: new Date(Date.now() - id * 600_000).toISOString(),
    application_id: 12,
    application_type: 'intern',
    notifiable_id: 1,
    user_id: userId,
    data: {
      user_id: userId,
      applicant_id: userId,
      applicant_name: name,
      user_name: name,
      application_id: 12,
      application_type: 'intern',
    },
    ...rest,
  };
}

/** The answer to a sent decision. */
export const sampleSent = (message = 'Sent.') => ({
  application: {
    id: 12,
    type: 'intern',
    status: 'approved',
    version: 4,
    updated_at: '2026-11-21T09:00:00.000Z',
  },
  feedback: {
    id: 2,
    status: 'approved',
    type: 'approval',
    message: 'Welcome to the team, Ineza.',
    created_at: '2026-11-21T09:00:00.000Z',
    admin_name: 'Aline Uwera',
  },
  email_sent: true,
  email_warning: null,
  message,
});
