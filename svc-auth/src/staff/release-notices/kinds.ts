/** The kind of outbox work that mails somebody who looks after releases that the portal ended a trial by itself. */
export const trialEndedKind = 'trial-ended';

/** What visitors of one version met. */
export interface TrialSide {
  visitors: number;
  failing: number;
  /** Until its pages were shown; null where nobody reported it. */
  load_ms: number | null;
}

/** A trial that the portal ended by itself. */
export interface EndedTrial {
  remote: string;
  version: string;
  /** The version that everybody has again. */
  live: string;
  /** More visitors fail with it, or its pages take longer. */
  why: 'failures' | 'slow';
  trial: TrialSide;
  beside: TrialSide;
  /** ISO 8601 */
  at: string;
}

export interface TrialEndedPayload extends EndedTrial {
  person_id: number;
}
