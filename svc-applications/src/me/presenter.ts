import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type Application, progressOf } from '../applications/application';

/** One line of the applicant's own list. */
export function presentListed<Abilities>(application: Application, abilities: Abilities) {
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
    abilities,
  };
}

/** Which programmes the person has applied to; the other one can be begun from the dashboard. */
export function presentTypes(applications: Pick<Application, 'type'>[]) {
  const has = (type: ApplicationType) => applications.some((one) => one.type === type);
  return {
    has_intern: has('intern'),
    has_visitor: has('visitor'),
    can_apply_intern: !has('intern'),
    can_apply_visitor: !has('visitor'),
  };
}
