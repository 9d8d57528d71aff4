import { type ApplicationType, type ReopeningState, valuesOf } from '@portal/contract-svc-applications-v1';
import { documentsToReopen, sectionsToReopen } from '@portal/contract-svc-applications-v1/questions';
import type { Application } from '../application';

const hourMs = 3_600_000;

/** Parts of a submitted application that staff asked the applicant to change. */
export interface Reopening {
  id: number;
  applicationId: number;
  /** Counts the reopenings of an application, from 1. */
  number: number;
  /** Keys of the reopened sections and documents. */
  sections: string[];
  reason: string;
  /** The last day for answers, 'YYYY-MM-DD'. */
  until: string;
  /** The instant at which the last day is over everywhere on earth. */
  endsAt: Date;
  openedAt: Date;
  by: { id: number; name: string };
  /** The number of the submitted copy from before the reopening. */
  copyBefore: number;
  /** The number of the copy made from the answers; null while the reopening is open, or if nothing was changed. */
  copyAfter: number | null;
  /** When the applicant last saved something. */
  savedAt: Date | null;
  endedAt: Date | null;
  outcome: Outcome | null;
}

export type Outcome = Exclude<ReopeningState, 'open'>;

export type Waiting = Pick<Application, 'status' | 'withdrawnAt'>;

/** The end of an ISO day in UTC-12, the time zone where it ends last. */
export const endOfDay = (day: string): Date => new Date(Date.parse(day) + 36 * hourMs);

/** Whether the application waits for a decision; only then can it be reopened. */
export const isWaiting = ({ status, withdrawnAt }: Waiting): boolean =>
  withdrawnAt === null && (status === 'submitted' || status === 'in-review');

/**
 * The current state of a reopening. While no end is recorded, the clock and the application decide: a release that knew
 * no reopenings did not record an end with its decisions.
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

/** All keys of sections and documents that can be reopened in a programme. */
export const reopenable = (type: ApplicationType): string[] =>
  valuesOf([...sectionsToReopen(type), ...documentsToReopen(type)]);
