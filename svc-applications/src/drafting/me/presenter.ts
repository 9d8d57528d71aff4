import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';
import type { Application } from '../../application';
import { type PresentedReopened, type presentWaitlist, undoUntil } from '../../decisions';
import type { OwnRound } from '../../rounds';

/** An application in the applicant's own list. */
export function presentListed<Abilities>(
  application: Application,
  {
    abilities,
    reopened,
    waitlist,
    asksReferees,
    progress,
    offer,
    round,
  }: {
    abilities: Abilities;
    reopened: PresentedReopened;
    waitlist: ReturnType<typeof presentWaitlist>;
    asksReferees: boolean;
    /** In whole percent. */
    progress: number;
    offer?: object | undefined;
    /** For a draft whose programme has rounds: its round. */
    round?: OwnRound | null | undefined;
  },
) {
  return {
    id: application.id,
    originalId: application.id,
    type: application.type,
    status: application.status,
    submitted_date: application.submittedAt?.toISOString() ?? null,
    withdrawn_at: application.withdrawnAt?.toISOString() ?? null,
    undo_withdrawal_until: undoUntil(application)?.toISOString() ?? null,
    reopened,
    ...(waitlist && { waitlist }),
    ...(offer && { offer }),
    created_at: application.createdAt.toISOString(),
    updated_at: application.updatedAt.toISOString(),
    current_step: application.currentStep,
    progress,
    ...(round && { round }),
    details: { intern_details_id: application.detailsId, applicant_name: application.applicantName },
    ...(asksReferees && { asks_referees: true as const }),
    abilities,
  };
}

/** The programmes of the person's applications; others can be begun in the dashboard. */
export function presentTypes(applications: Pick<Application, 'type'>[]) {
  const has = (type: ApplicationType) => applications.some((one) => one.type === type);
  return {
    has_intern: has('intern'),
    has_visitor: has('visitor'),
    can_apply_intern: !has('intern'),
    can_apply_visitor: !has('visitor'),
    programmes: programmes.map(({ key }) => ({ type: key, has: has(key), can_apply: !has(key) })),
  };
}
