import { type ApplicationType, type ReopeningState, valuesOf } from '@portal/contract-svc-applications-v1';
import { documentsToReopen, sectionsToReopen } from '@portal/contract-svc-applications-v1/questions';
import type { Application } from '../application';

const hourMs = 3_600_000;

/** What staff asked of an applicant after the submission. */
export interface Reopening {
  id: number;
  applicationId: number;
  /** From 1 for each application. */
  number: number;
  /** Keys of sections and documents. */
  sections: string[];
  reason: string;
  /** The last day, 'YYYY-MM-DD'. */
  until: string;
  /** When that day is over everywhere. */
  endsAt: Date;
  openedAt: Date;
  by: { id: number; name: string };
  /** The number of the submitted copy as it was before. */
  copyBefore: number;
  /** The same after it; null while it is open, and where nothing was changed. */
  copyAfter: number | null;
  /** When the applicant saved something last. */
  savedAt: Date | null;
  endedAt: Date | null;
  outcome: Outcome | null;
}

export type Outcome = Exclude<ReopeningState, 'open'>;

export type Waiting = Pick<Application, 'status' | 'withdrawnAt'>;

/** The end of a day in the time zone where it ends last. */
export const endOfDay = (day: string): Date => new Date(Date.parse(day) + 36 * hourMs);

/** Only what waits for a decision is reopened. */
export const isWaiting = ({ status, withdrawnAt }: Waiting): boolean =>
  withdrawnAt === null && (status === 'submitted' || status === 'in-review');

/**
 * Its current state. Where nobody has noted the end yet, the clock and the application decide: a decision of a release
 * that knows no reopenings leaves them as they are.
 */
export function stateOf(
  { outcome, endsAt }: Pick<Reopening, 'outcome' | 'endsAt'>,
  application: Waiting,
  now: Date,
): ReopeningState {
  if (outcome) return outcome;
  if (application.withdrawnAt) return 'withdrawn';
  if (!isWaiting(application)) return 'decided';
  return now < endsAt ? 'open' : 'over';
}

/** All keys that can be reopened in a programme. */
export const reopenable = (type: ApplicationType): string[] =>
  valuesOf([...sectionsToReopen(type), ...documentsToReopen(type)]);
