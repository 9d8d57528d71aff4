import type { Decision, FeedbackType } from '@portal/contract-svc-applications-v1';
import type { OfferedTerms } from '../../offers';
import type { Actor } from '../../platform';

export interface DecideRequest {
  actor: Actor & { name?: string };
  applicationId: number;
  status: Decision;
  /** Without outer blanks. */
  message: string;
  /** The feedback type that belongs to the decision, by default. */
  type?: FeedbackType;
  /** The version that staff saw before deciding; without it the decision counts whatever changed in between. */
  version?: number;
  /** Who released it together with others, where it was prepared. */
  releasedBy?: string;
  /** A place that goes out with an approval. */
  offer?: OfferedTerms | undefined;
}
