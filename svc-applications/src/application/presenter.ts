import type { Application } from './application';

/** The application as its owner reads it. */
export function presentApplication(application: Application) {
  return {
    id: application.id,
    user_id: application.personId,
    intern_details_id: application.detailsId,
    type: application.type,
    status: application.status,
  };
}

/** The public facts of a submitted application, for callers without a password. */
export function presentSubmitted(application: Application) {
  return {
    id: application.id,
    type: application.type,
    status: application.status,
    submitted_date: application.submittedAt?.toISOString() ?? null,
    applicant_name: application.applicantName,
  };
}

/**
 * The same members as `presentSubmitted`, for a device that is not known to be the applicant's. Anybody may know an
 * email address and a phone number, so neither the decision nor the name is returned.
 */
export function presentReceived(application: Application) {
  return { ...presentSubmitted(application), status: 'submitted', applicant_name: '' };
}
