import type { Decision, FeedbackType } from '@portal/contract-svc-applications-v1';
import type { OfferedTerms } from '../../offers';
import type { Actor } from '../../platform';

export interface DecideRequest {
  actor: Actor & { name?: string };
  applicationId: number;
  status: Decision;
  /** The message, without blanks at either end. */
  message: string;
  /** The type of the feedback; by default the one that belongs to the decision. */
  type?: FeedbackType;
  /** The application's version that staff saw before deciding; without it the decision ignores changes since. */
  version?: number;
  /** The member of staff who released the decision together with others, if it was prepared. */
  releasedBy?: string;
  /** A place that is offered with an approval. */
  offer?: OfferedTerms | undefined;
}
