import type { Decision, FeedbackType } from '@portal/contract-svc-applications-v1';
import type { OfferedTerms } from '../../offers';
import type { Act } from '../../platform';

/** `overtaken`: a release without holding decided meanwhile; `cancelled`: its author may not decide any more. */
export type DelayedState = 'held' | 'sent' | 'undone' | 'overtaken' | 'withdrawn' | 'cancelled';

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
  /** Until then one replica is letting it go out. By the clock of the database. */
  takenUntil: Date | null;
}

export type NewDelayedDecision = Omit<DelayedDecision, 'id' | 'state' | 'takenUntil'>;
