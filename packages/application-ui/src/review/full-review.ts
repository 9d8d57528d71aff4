import type { ApplicationType, RefereeName } from '@portal/contract-svc-applications-v1';
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

/** What the reader may do with an application; an applicant's and a member of staff's differ. */
export interface Abilities {
  view: boolean;
  edit: boolean;
  upload: boolean;
  /** Staff: may send a decision. */
  decide?: boolean;
  submit?: boolean;
  /** A first draft goes on in its wizard. */
  continue?: boolean;
  /** A further application has its own form. */
  finish?: boolean;
  request_another?: 'none' | 'later' | 'open' | 'pending';
  /** From this day on, 'YYYY-MM-DD'. */
  request_another_on?: string | null;
}

/** A stored file with the address it opens at. */
export interface StoredUpload extends ReviewedUpload {
  mime_type?: string | null | undefined;
  file_url?: string | undefined;
}

/** The letter of a referee, with who wrote it. */
export interface StoredLetter extends StoredUpload {
  letter_of?: RefereeName | null | undefined;
}

/** One application with everything in it, as every call that answers `review` tells it. */
export interface FullReview {
  id: number;
  originalId: number;
  /** 'INT-12', 'VIS-12'. */
  reference: string;
  type: ApplicationType;
  status: string;
  /** What a save is based on. */
  version: number;
  origin: 'wizard' | 'secondary' | 'request';
  applicant_name: string | null;
  user_id: number;
  purpose: string | null;
  /** Instants, ISO 8601. */
  submitted_date: string | null;
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
  other_skills: string | null;
  period: readonly ReviewedPeriod[];
  references: readonly ReviewedReference[];
  uploads: readonly StoredUpload[];
  /** The files behind `letter_path` of the references, and letters of those who were referees before. */
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
  /** Answers that have no name of their own here, by the keys of their questions. */
  answers?: Readonly<Record<string, unknown>>;
}
