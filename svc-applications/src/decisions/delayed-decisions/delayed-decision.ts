import type { Decision, FeedbackType } from '@portal/contract-svc-applications-v1';
import type { OfferedTerms, OfferGone } from '../../offers';
import type { Act } from '../../platform';

/**
 * `kept`: its offer could not be accepted any more when its time came, and staff write it anew; `overtaken`: a release
 * without holding decided meanwhile; `cancelled`: its author may not decide any more.
 */
export type DelayedState = 'held' | 'kept' | 'sent' | 'undone' | 'overtaken' | 'withdrawn' | 'cancelled';

/** A decision that does not count yet: the applicant learns of it when it goes out. */
export interface DelayedDecision {
  id: number;
  applicationId: number;
  state: DelayedState;
  status: Decision;
  type: FeedbackType;
  /** Empty once it does not wait any more. */
  message: string;
  /** The place that goes out with it; null once it does not wait any more. */
  offer: OfferedTerms | null;
  /** The newest feedback when it was held. */
  afterFeedbackId: number | null;
  by: Act['actor'] & { name: string };
  delayedAt: Date;
  /** By the clock of the database. */
  goesOutAt: Date;
  /** Why it did not go out, of a kept one. */
  keptBecause: OfferGone | null;
  /** Until then one replica is letting it go out. By the clock of the database. */
  takenUntil: Date | null;
}

export type NewDelayedDecision = Omit<DelayedDecision, 'id' | 'state' | 'keptBecause' | 'takenUntil'>;
