import type { Decision, FeedbackType } from '@portal/contract-svc-applications-v1';
import type { OfferedTerms } from '../../offers';
import type { Act } from '../../platform';

/** How a prepared decision is over. `overtaken`: somebody decided meanwhile; `cancelled`: its author may not any more. */
export type PreparedEnd = 'sent' | 'taken-back' | 'overtaken' | 'withdrawn' | 'cancelled';
/** `released`: it is on its way, and can be taken back until it went out. */
export type PreparedState = 'prepared' | 'released' | PreparedEnd;

export type ByStaff = Act['actor'] & { name: string };

/** A decision that is written and waits for no time: it counts once somebody has released it. */
export interface PreparedDecision {
  id: number;
  applicationId: number;
  state: PreparedState;
  status: Decision;
  type: FeedbackType;
  /** Empty once it is over. */
  message: string;
  /** The place that goes out with it; null once it is over. */
  offer: OfferedTerms | null;
  /** The newest feedback when it was prepared. */
  afterFeedbackId: number | null;
  /** Rises with each change of its words. */
  version: number;
  /** Who wrote it last: the applicant reads this name, and this right is asked again. */
  by: ByStaff;
  preparedAt: Date;
}

export interface NewPrepared extends Omit<PreparedDecision, 'id' | 'state' | 'version'> {
  /** Of an act on several applications. */
  bulkItemId?: number | undefined;
}
