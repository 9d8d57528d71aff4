import type {
  AcademicReferenceAnswer,
  CommunityReferenceAnswer,
  Progress,
  SubmitAnswer,
  SubmittedApplication,
  UploadedDocument,
} from '@portal/contract-svc-applications-v1';

export type { Progress, SubmittedApplication, UploadedDocument };

/** Where the letter of a reference lies, under the name that its own call gives it. */
export type ReferenceAnswer = Pick<AcademicReferenceAnswer, 'version'> &
  Partial<AcademicReferenceAnswer & CommunityReferenceAnswer>;

/** What is known of an application that is in; whether the mail is out is told only by the submission itself. */
export type Submission = Pick<SubmitAnswer, 'application'> & Partial<SubmitAnswer>;

/** Either the answer, or that the application was submitted before (status 220). */
export type OrSubmitted<T> = { submitted: SubmittedApplication } | { submitted: null; answer: T };
