import type { Application } from '../../application';
import { isAhead, isLiving, type Offer } from '../../offers';

const dayMs = 24 * 3_600_000;

type Subject = Pick<Application, 'status' | 'withdrawnAt'>;

/** While it waits for its decision; with an offer that waits or was accepted, until the first day. */
export const mayWithdraw = (
  { status, withdrawnAt }: Subject,
  offer: Offer | undefined,
  today: string,
): boolean =>
  withdrawnAt === null &&
  (status === 'submitted' ||
    status === 'in-review' ||
    (offer !== undefined && isLiving(offer) && isAhead(offer, today)));

/** Until then the applicant may take the withdrawal back; null where it stands. */
export const undoUntil = ({ withdrawnAt }: Pick<Subject, 'withdrawnAt'>): Date | null =>
  withdrawnAt && new Date(withdrawnAt.getTime() + dayMs);

export function mayUndoWithdrawal(application: Pick<Subject, 'withdrawnAt'>, now: Date): boolean {
  const until = undoUntil(application);
  return until !== null && now < until;
}
