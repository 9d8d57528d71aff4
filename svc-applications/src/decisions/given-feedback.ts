import type { ApplicationType, Decision, FeedbackType } from '@portal/contract-svc-applications-v1';

/** A message from staff to an applicant about a decision. */
export interface Feedback {
  id: number;
  applicationId: number;
  applicationType: ApplicationType;
  status: Decision;
  type: FeedbackType;
  message: string;
  authorName: string;
  createdAt: Date;
  readAt: Date | null;
}

export interface NewFeedback extends Pick<Feedback, 'applicationId' | 'status' | 'type' | 'message'> {
  /** The applicant's id. */
  personId: number;
  author: { id: number; name: string };
}
