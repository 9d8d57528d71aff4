import type { Notification } from './notification';

/** A notification for one member of staff. */
export function presentNotification(notification: Notification, readerId: number) {
  const { applicationId, applicationType, personId, applicantName, readAt } = notification;
  return {
    id: notification.id,
    type: notification.type,
    title: notification.title,
    message: notification.message,
    is_read: readAt !== null,
    read_at: readAt?.toISOString() ?? null,
    created_at: notification.createdAt.toISOString(),
    application_id: applicationId,
    application_type: applicationType,
    notifiable_id: readerId,
    user_id: personId,
    data: {
      user_id: personId,
      applicant_id: personId,
      applicant_name: applicantName,
      user_name: applicantName,
      application_id: applicationId,
      application_type: applicationType,
    },
  };
}
