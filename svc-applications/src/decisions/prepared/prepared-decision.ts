import type { Decision, FeedbackType } from '@portal/contract-svc-applications-v1';
import type { OfferedTerms } from '../../offers';
import type { Act } from '../../platform';

/** How a prepared decision ended. `overtaken`: somebody decided meanwhile; `cancelled`: its author lost the right. */
export type PreparedEnd = 'sent' | 'taken-back' | 'overtaken' | 'withdrawn' | 'cancelled';
/** `released`: its release is under way, and it can be taken back until it goes out. */
export type PreparedState = 'prepared' | 'released' | PreparedEnd;

export type ByStaff = Act['actor'] & { name: string };

/** A decision that is written and waits until somebody releases it. */
export interface PreparedDecision {
  id: number;
  applicationId: number;
  state: PreparedState;
  status: Decision;
  type: FeedbackType;
  /** Empty once the decision is over. */
  message: string;
  /** The place that is offered with it; null once the decision is over. */
  offer: OfferedTerms | null;
  /** The newest feedback on the application when it was prepared; null if there was none. */
  afterFeedbackId: number | null;
  /** Grows by one each time it is rewritten. */
  version: number;
  /** The last author: the applicant sees this name, and this person's right is asked for again. */
  by: ByStaff;
  preparedAt: Date;
}

export interface NewPrepared extends Omit<PreparedDecision, 'id' | 'state' | 'version'> {
  /** The row of the act on several applications that made it. */
  bulkItemId?: number | undefined;
}
