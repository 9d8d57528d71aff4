import { type Application, isOpen, progressOf } from './application';
import { type Asker, may } from './policy';

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

/** One line of the applicant's own list. */
export function presentListed(application: Application, asker: Asker) {
  return {
    id: application.id,
    originalId: application.id,
    type: application.type,
    status: application.status,
    submitted_date: application.submittedAt?.toISOString() ?? null,
    created_at: application.createdAt.toISOString(),
    updated_at: application.updatedAt.toISOString(),
    current_step: application.currentStep,
    progress: progressOf(application),
    details: { intern_details_id: application.detailsId, applicant_name: application.applicantName },
    abilities: {
      view: may(asker, 'read', application),
      edit: may(asker, 'edit', application),
      upload: may(asker, 'upload', application),
      submit: may(asker, 'submit', application),
      continue: isOpen(application),
    },
  };
}
