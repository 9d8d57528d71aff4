import type { Decision } from '@portal/contract-svc-applications-v1';
import type { EndReason } from '../../assessment';
import type { ByStaff, PreparedEnd } from './prepared-decision';

/** `cancelled`: whoever released may not any more, and what had not gone is prepared again. */
export type ReleaseState = 'going' | 'done' | 'stopped' | 'cancelled';

/** What became of one of its decisions. `stopped` and `closed` ones are prepared again. */
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

/** Many prepared decisions that were let out at one moment. */
export interface ResultRelease {
  id: number;
  state: ReleaseState;
  /** How many it began with; whoever is erased meanwhile has no item any more. */
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
  /** Who took it back or decided meanwhile. */
  byName: string | null;
  takenUntil: Date | null;
}

export type ItemEnd = Pick<ReleaseItem, 'state'> & Partial<Pick<ReleaseItem, 'reason' | 'byName'>>;

/** At most so many mails of a release wait for their first attempt: a slow mail server slows it down. */
export const atOnce = 10;
