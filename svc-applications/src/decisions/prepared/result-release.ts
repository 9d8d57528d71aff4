import type { Decision } from '@portal/contract-svc-applications-v1';
import type { EndReason } from '../../assessment';
import type { ByStaff, PreparedEnd } from './prepared-decision';

/** `cancelled`: the releaser lost the right, and what had not gone out is prepared again. */
export type ReleaseState = 'going' | 'done' | 'stopped' | 'cancelled';

/** What became of a decision in a release. `stopped` and `closed` ones are prepared again. */
export type ItemState = 'waiting' | 'stopped' | 'closed' | PreparedEnd;

export const itemStates: readonly ItemState[] = [
  'waiting',
  'sent',
  'stopped',
  'taken-back',
  'overtaken',
  'withdrawn',
  'cancelled',
  'closed',
];

/** Prepared decisions that were released together. */
export interface ResultRelease {
  id: number;
  state: ReleaseState;
  /** The number of decisions at the beginning; those of people who are erased meanwhile have no item any more. */
  total: number;
  by: ByStaff;
  releasedAt: Date;
  endedAt: Date | null;
  stoppedBy: string | null;
  reason: EndReason | null;
}

export interface ReleaseItem {
  id: number;
  releaseId: number;
  applicationId: number;
  preparedId: number;
  status: Decision;
  state: ItemState;
  reason: EndReason | null;
  /** The person who took the decision back or decided meanwhile. */
  byName: string | null;
  takenUntil: Date | null;
}

export type ItemEnd = Pick<ReleaseItem, 'state'> & Partial<Pick<ReleaseItem, 'reason' | 'byName'>>;

/** The most mails of a release that wait for their first attempt, so that a slow mail server slows the release down. */
export const atOnce = 10;
