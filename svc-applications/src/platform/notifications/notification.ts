import type { ApplicationType, NotificationType } from '@portal/contract-svc-applications-v1';

export interface News {
  type: NotificationType;
  title: string;
  message: string;
  application: { id: number; type: ApplicationType; personId: number; applicantName: string };
  /** The person who gets it; all staff when absent. */
  forPersonId?: number;
  /** The member of staff who acted, and who gets no notification of their own act. */
  byPersonId?: number;
}

/** A notification as a member of staff sees it. */
export interface Notification {
  id: number;
  type: NotificationType;
  title: string;
  message: string;
  applicationId: number;
  applicationType: ApplicationType;
  /** The applicant's id. */
  personId: number;
  applicantName: string;
  createdAt: Date;
  readAt: Date | null;
}
