import { untoldTexts } from '@portal/application-ui/review';
import { type ApplicationType, programmeOf } from '@portal/contract-svc-applications-v1';
import { skills } from '@portal/contract-svc-applications-v1/questions';
import type { FullReview, ProgressFallback } from '../api';
import { reference } from '../common/words';

/** The progress in percent, when the server sends none. */
export function progressOf(known: {
  type: ApplicationType;
  status: string;
  progress?: number | null | undefined;
  current_step?: number | null | undefined;
}): number {
  if (typeof known.progress === 'number') return known.progress;
  if (known.status === 'submitted') return 100;
  return known.current_step ? Math.round((known.current_step / programmeOf(known.type).steps) * 100) : 8;
}

const empty: Omit<FullReview, 'id' | 'originalId' | 'reference' | 'type' | 'status' | 'progress'> = {
  version: 0,
  origin: 'wizard',
  applicant_name: null,
  user_id: 0,
  purpose: null,
  submitted_date: null,
  created_at: '',
  updated_at: '',
  current_step: 1,
  intern_details: null,
  visitor_info: null,
  disability: null,
  logistics: null,
  institution: [],
  degree: [],
  honours: [],
  course_work: [],
  clinic_experience: [],
  research_experience: [],
  volunteer_experience: [],
  interests: [],
  personal_statement: null,
  languages: [],
  ...untoldTexts(skills),
  period: [],
  references: [],
  uploads: [],
  form_data: null,
  abilities: { view: true, edit: false, upload: false },
};

/** An application rebuilt from its stored progress. */
export function rebuiltReview(known: ProgressFallback): FullReview {
  const { application, user, visitor_info, uploads } = known;
  const form = (known.form_data ?? {}) as Record<string, unknown>;
  const read: Partial<FullReview> = known.reviewData ?? {};
  return {
    ...empty,
    ...fromForm(form, user.name),
    ...filled({ ...read, visitor_info: visitor_info ?? read.visitor_info ?? null, uploads: uploads ?? [] }),
    id: application.id,
    originalId: application.id,
    reference: reference(application.id),
    type: application.type,
    status: application.status,
    user_id: application.user_id ?? user.id,
    current_step: read.current_step ?? application.current_step ?? 1,
    progress: progressOf({
      type: application.type,
      status: application.status,
      progress: read.progress,
      current_step: read.current_step ?? application.current_step,
    }),
    // An application that could not be read has no actions.
    abilities: empty.abilities,
  };
}

/** The typed answers, in the shape of a review. */
function fromForm(form: Record<string, unknown>, name: string | undefined): Partial<FullReview> {
  const text = (key: string) => (typeof form[key] === 'string' ? (form[key] as string) : null);
  const rows = <Row>(key: string) => (Array.isArray(form[key]) ? (form[key] as Row[]) : []);
  return {
    applicant_name: text('name') ?? name ?? null,
    personal_statement: text('personal_statement'),
    institution: rows('institutions'),
    interests: rows('interests'),
    languages: rows('languages'),
    period: rows('periods'),
    references: rows('references'),
    intern_details: {
      full_name: text('name') ?? name,
      email: text('email'),
      phone_number: text('phone'),
      date_of_birth: text('dob'),
      gender: text('gender'),
      nationality: text('nationality'),
      current_address: text('current_address'),
      permanent_address: text('permanent_address'),
      contact_preference: text('contact_preference'),
    },
  };
}

/** Only the members with a value: an empty member must not hide the form's answer. */
function filled(read: Partial<FullReview>): Partial<FullReview> {
  return Object.fromEntries(
    Object.entries(read).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
  );
}
