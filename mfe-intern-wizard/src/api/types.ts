import type { ReviewData } from '@portal/application-ui';

/** What is told of an application after it was submitted, also to those who only know its e-mail and phone. */
export interface SubmittedApplication {
  id: number;
  type: 'intern' | 'visitor';
  status: string;
  /** An instant, ISO 8601 in UTC. */
  submitted_date: string | null;
  applicant_name: string | null;
}

export interface OpenApplication {
  id: number;
  user_id: number;
  intern_details_id: number;
  status: string;
}

export interface SignedIn {
  token: string;
  user: { id: number; role: string; name?: string; email?: string };
  application: OpenApplication;
  current_step: number;
  version: number;
}

export interface StoredUpload {
  upload_type: string;
  file_path: string;
  file_name?: string | null;
  original_name?: string | null;
  size?: number | null;
}

export interface ProgressAnswer {
  current_step: number;
  version: number;
  form_data: unknown;
  application: OpenApplication;
  user: { id: number; role: string; name?: string; email?: string };
  reviewData: ReviewData | null;
  uploads: StoredUpload[];
  /** Path of the academic reference's letter. */
  academicUpload: string | null;
  communityUpload: string | null;
}

export interface Versioned {
  version: number;
}

/** The answer to a reference: where its letter lies. */
export interface ReferenceAnswer extends Versioned {
  academicUpload?: string | null;
  communityUpload?: string | null;
}

export interface SubmitAnswer {
  application: SubmittedApplication;
  email_sent?: boolean;
  email_warning?: string | null;
}

/** Either the answer, or that the application was submitted before (status 220). */
export type OrSubmitted<T> = { submitted: SubmittedApplication } | { submitted: null; answer: T };
