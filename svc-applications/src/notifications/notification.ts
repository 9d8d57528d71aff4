import type { ApplicationType, NotificationType } from '@portal/contract-svc-applications-v1';
import type { Application } from '../applications/application';

export interface News {
  type: NotificationType;
  title: string;
  message: string;
  application: Pick<Application, 'id' | 'type' | 'personId' | 'applicantName'>;
  /** The member of staff whose act it is: to them it is no news. */
  byPersonId?: number;
}

/** As one member of staff sees it. */
export interface Notification {
  id: number;
  type: NotificationType;
  title: string;
  message: string;
  applicationId: number;
  applicationType: ApplicationType;
  /** The applicant. */
  personId: number;
  applicantName: string;
  createdAt: Date;
  readAt: Date | null;
}
