import { isWaiting, type Reopening, stateOf, type Waiting } from '../../application';

function presentClosed(reopening: Reopening, application: Waiting, now: Date) {
  const { number, sections, reason, until, endsAt, openedAt, savedAt, endedAt } = reopening;
  return {
    number,
    state: stateOf(reopening, application, now),
    sections,
    reason,
    until,
    ends_at: endsAt.toISOString(),
    opened_at: openedAt.toISOString(),
    saved_at: savedAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
  };
}

/** The newest reopening, beside the status; null once the application is decided or withdrawn, or staff ended it. */
export function presentReopened(reopening: Reopening | undefined, application: Waiting, now: Date) {
  if (!reopening || !isWaiting(application)) return null;
  return ['open', 'answered', 'over'].includes(stateOf(reopening, application, now))
    ? presentClosed(reopening, application, now)
    : null;
}

export type PresentedReopened = ReturnType<typeof presentReopened>;

/** A reopening for staff, ended or not. */
export const presentReopening = (reopening: Reopening, application: Waiting, now: Date) => ({
  ...presentClosed(reopening, application, now),
  by: reopening.by.name,
});
