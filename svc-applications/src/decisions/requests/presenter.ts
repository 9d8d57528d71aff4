import type { ApplicationRequest } from './request';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A request as its applicant reads it. */
export function presentRequest(request: ApplicationRequest) {
  return {
    id: request.id,
    application_type: request.type,
    status: request.status,
    user_reason: request.userReason,
    admin_notes: request.adminNotes,
    created_at: request.createdAt.toISOString(),
    reviewed_at: moment(request.reviewedAt),
    original_application_id: request.originalApplicationId,
    created_application_id: request.createdApplicationId,
    is_seen: request.status === 'pending' || request.seenAt !== null,
  };
}

/** A request as an administrator reads it. */
export function presentRequestToAdmin(request: ApplicationRequest) {
  return {
    id: request.id,
    application_type: request.type,
    status: request.status,
    applicant_name: request.applicantName,
    user_email: request.applicantEmail,
    user_reason: request.userReason,
    admin_notes: request.adminNotes,
    reviewed_by: request.reviewedBy,
    reviewed_at: moment(request.reviewedAt),
    created_at: request.createdAt.toISOString(),
    original_application_id: request.originalApplicationId,
    created_application_id: request.createdApplicationId,
  };
}
