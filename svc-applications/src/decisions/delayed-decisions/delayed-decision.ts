import type { Decision, FeedbackType } from '@portal/contract-svc-applications-v1';
import type { OfferedTerms, OfferGone } from '../../offers';
import type { Act } from '../../platform';

/**
 * `kept`: when its time came its offer could no longer be accepted, and staff have to write it again; `overtaken`:
 * somebody decided meanwhile with a release that knows no delayed decisions; `cancelled`: its author lost the right to
 * decide.
 */
export type DelayedState = 'held' | 'kept' | 'sent' | 'undone' | 'overtaken' | 'withdrawn' | 'cancelled';

/** A decision that is not in force yet: the applicant learns of it when it goes out. */
export interface DelayedDecision {
  id: number;
  applicationId: number;
  state: DelayedState;
  status: Decision;
  type: FeedbackType;
  /** Empty once the decision no longer waits. */
  message: string;
  /** The place that is offered with it; null once the decision no longer waits. */
  offer: OfferedTerms | null;
  /** The newest feedback on the application at the time of the delay; null if there was none. */
  afterFeedbackId: number | null;
  by: Act['actor'] & { name: string };
  delayedAt: Date;
  /** The time at which it goes out, by the database's clock. */
  goesOutAt: Date;
  /** Why a kept decision did not go out. */
  keptBecause: OfferGone | null;
  /** The time, by the database's clock, until which one replica has taken the decision to send it out. */
  takenUntil: Date | null;
}

export type NewDelayedDecision = Omit<DelayedDecision, 'id' | 'state' | 'keptBecause' | 'takenUntil'>;
