import type { Decision, FeedbackType } from '@portal/contract-svc-applications-v1';
import type { Act } from '../../platform';

/** `overtaken`: a release without holding decided meanwhile; `cancelled`: its author may not decide any more. */
export type HeldState = 'held' | 'sent' | 'undone' | 'overtaken' | 'withdrawn' | 'cancelled';

/** A decision that does not count yet: the applicant learns of it when it goes out. */
export interface HeldDecision {
  id: number;
  applicationId: number;
  state: HeldState;
  status: Decision;
  type: FeedbackType;
  /** Empty once it does not wait any more. */
  message: string;
  /** The newest feedback when it was held. */
  afterFeedbackId: number | null;
  by: Act['actor'] & { name: string };
  heldAt: Date;
  /** By the clock of the database. */
  goesOutAt: Date;
  /** Until then one replica is letting it go out. By the clock of the database. */
  takenUntil: Date | null;
}

export type NewHeldDecision = Omit<HeldDecision, 'id' | 'state' | 'takenUntil'>;
