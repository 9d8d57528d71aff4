import type { Application } from '../../application';
import { isAhead, isLiving, type Offer } from '../../offers';

const dayMs = 24 * 3_600_000;

type Subject = Pick<Application, 'status' | 'withdrawnAt'>;

/** Whether the applicant may withdraw: while a decision is due or, with a living offer, until its first day. */
export const mayWithdraw = (
  { status, withdrawnAt }: Subject,
  offer: Offer | undefined,
  today: string,
): boolean =>
  withdrawnAt === null &&
  (status === 'submitted' ||
    status === 'in-review' ||
    (offer !== undefined && isLiving(offer) && isAhead(offer, today)));

/** Until when the applicant may take the withdrawal back; null if the application is not withdrawn. */
export const undoUntil = ({ withdrawnAt }: Pick<Subject, 'withdrawnAt'>): Date | null =>
  withdrawnAt && new Date(withdrawnAt.getTime() + dayMs);

export function mayUndoWithdrawal(application: Pick<Subject, 'withdrawnAt'>, now: Date): boolean {
  const until = undoUntil(application);
  return until !== null && now < until;
}
