import type { Application } from '../../application';
import type { Feedback } from '../given-feedback';

/** A message in the applicant's inbox, which staff can see as well. */
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

/** The application as it is after the call that decided on it. */
export function presentDecided({ id, type, status, version, updatedAt }: Application) {
  return { id, type, status, version, updated_at: updatedAt.toISOString() };
}

/** The feedback that was just sent. */
export function presentSent({ id, status, type, message, createdAt, authorName }: Feedback) {
  return { id, status, type, message, created_at: createdAt.toISOString(), admin_name: authorName };
}
