import type { Application } from './application';

/** An application to the one who fills it in. */
export function presentApplication(application: Application) {
  return {
    id: application.id,
    user_id: application.personId,
    intern_details_id: application.detailsId,
    type: application.type,
    status: application.status,
  };
}

/** All that may be told of a submitted application without a password. */
export function presentSubmitted(application: Application) {
  return {
    id: application.id,
    type: application.type,
    status: application.status,
    submitted_date: application.submittedAt?.toISOString() ?? null,
    applicant_name: application.applicantName,
  };
}
