import type {
  AnswerBody,
  ApplicationType,
  Decision,
  FeedbackType,
  RefereeName,
} from '@portal/contract-svc-applications-v1';
import type { skills } from '@portal/contract-svc-applications-v1/questions';
import type { IncompleteRows } from './incomplete';
import type { ReadTexts } from './read-texts';
import type {
  ReviewData,
  ReviewedCourse,
  ReviewedDegree,
  ReviewedExperience,
  ReviewedHonour,
  ReviewedInstitution,
  ReviewedInterest,
  ReviewedLanguage,
  ReviewedPeriod,
  ReviewedPerson,
  ReviewedReference,
  ReviewedUpload,
} from './review-data';
import type { ReviewedLogistics } from './visit-review';

/** The reader's actions on an application; they differ between applicants and staff. */
export interface Abilities {
  view: boolean;
  edit: boolean;
  upload: boolean;
  /** Staff: may send a decision. */
  decide?: boolean;
  submit?: boolean;
  /** Whether the application can be withdrawn, or its withdrawal undone. */
  withdraw?: boolean;
  undo_withdrawal?: boolean;
  /** Whether the sections that staff reopened can be changed and sent. */
  answer?: boolean;
  /** Whether a first draft can be continued in its wizard. */
  continue?: boolean;
  /** Whether a further application can be completed in its own form. */
  finish?: boolean;
  request_another?: 'none' | 'later' | 'open' | 'pending';
  /** The first day on which another application may be requested, 'YYYY-MM-DD'. */
  request_another_on?: string | null;
}

/** A stored file with its address. */
export interface StoredUpload extends ReviewedUpload {
  mime_type?: string | null | undefined;
  file_url?: string | undefined;
}

/** The letter of a referee, with its author. */
export interface StoredLetter extends StoredUpload {
  letter_of?: RefereeName | null | undefined;
}

/** A decision that the applicant has not been notified of yet. */
export interface DelayedDecision {
  id: number;
  status: Decision;
  type: FeedbackType;
  message: string;
  held_by: string;
  held_at: string;
  goes_out_at: string;
}

/** The changes that staff asked for after the submission. Absent when the service does not know reopenings. */
export type Reopened = AnswerBody<'listOwnApplications'>['applications'][number]['reopened'];

/** The newest offer of a place. Absent without an offer, and when the service does not know offers. */
export type Offered = AnswerBody<'listOwnApplications'>['applications'][number]['offer'];

/** A complete application, in the form that all calls with a `review` return. */
export interface FullReview extends ReadTexts<typeof skills>, IncompleteRows {
  id: number;
  originalId: number;
  /** 'INT-012', 'VIS-012'. */
  reference: string;
  type: ApplicationType;
  status: string;
  /** The version that a save is based on. */
  version: number;
  origin: 'wizard' | 'secondary' | 'request';
  /** The application from which a further one came. */
  original?: { id: number; type: ApplicationType } | null;
  applicant_name: string | null;
  user_id: number;
  purpose: string | null;
  /** Instants, ISO 8601. */
  submitted_date: string | null;
  /** Absent when the service does not know withdrawals. */
  withdrawn_at?: string | null | undefined;
  withdrawal_reason?: string | null | undefined;
  undo_withdrawal_until?: string | null | undefined;
  /** For staff: a decision that will be sent later; the status is still the previous one. */
  held_decision?: DelayedDecision | null | undefined;
  /** For staff: a decision that is sent when results are released. */
  prepared_decision?: AnswerBody<'prepareDecision'>['prepared'] | undefined;
  /** For the applicant and staff of an application on the waiting list. */
  waitlist?: AnswerBody<'getOwnApplication'>['review']['waitlist'];
  /** For staff: the application's entry on the waiting list. */
  waiting_list_entry?: AnswerBody<'addToWaitingList'>['entry'] | undefined;
  /** The newest reopening while it waits for its decision. */
  reopened?: Reopened;
  offer?: Offered;
  /** How often staff reopened sections of it. */
  reopened_times?: number | undefined;
  created_at: string;
  updated_at: string;
  current_step: number;
  /** Percent. */
  progress: number;
  intern_details: (ReviewedPerson & { id?: number }) | null;
  visitor_info: {
    full_name?: string | null;
    institution_name?: string | null;
    institution_position?: string | null;
    purpose?: string | null;
    category?: string | null;
  } | null;
  disability: ReviewData['disability'];
  logistics: ReviewedLogistics | null;
  institution: readonly ReviewedInstitution[];
  degree: readonly ReviewedDegree[];
  honours: readonly ReviewedHonour[];
  course_work: readonly ReviewedCourse[];
  clinic_experience: readonly ReviewedExperience[];
  research_experience: readonly ReviewedExperience[];
  volunteer_experience: readonly ReviewedExperience[];
  interests: readonly ReviewedInterest[];
  personal_statement: string | null;
  languages: readonly ReviewedLanguage[];
  period: readonly ReviewedPeriod[];
  references: readonly ReviewedReference[];
  uploads: readonly StoredUpload[];
  /** The files of the references' `letter_path`, and letters of former referees. */
  letters?: readonly StoredLetter[];
  form_data: {
    personal_statement?: string | null;
    purpose?: string | null;
    hours_available?: string | number | null;
    previous_degrees?: string | null;
    signature?: string | null;
    agreement?: unknown;
  } | null;
  abilities: Abilities;
  /** Answers that have no member of their own in this type, by the keys of their questions. */
  answers?: Readonly<Record<string, unknown>>;
}
