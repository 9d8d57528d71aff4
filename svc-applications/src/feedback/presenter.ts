import type { Feedback } from './feedback';

/** One line of the applicant's inbox, and of what staff see of it. */
export function presentFeedback(feedback: Feedback) {
  return {
    id: feedback.id,
    application_id: feedback.applicationId,
    application_type: feedback.applicationType,
    type: feedback.type,
    status: feedback.status,
    message: feedback.message,
    created_at: feedback.createdAt.toISOString(),
    is_read: feedback.readAt !== null,
    admin_name: feedback.authorName,
  };
}

/** What has just been sent. */
export function presentSent({ id, status, type, message, createdAt, authorName }: Feedback) {
  return { id, status, type, message, created_at: createdAt.toISOString(), admin_name: authorName };
}
