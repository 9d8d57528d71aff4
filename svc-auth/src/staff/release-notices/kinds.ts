/** The kind of outbox work that mails a person who looks after releases: the portal ended a trial by itself. */
export const trialEndedKind = 'trial-ended';

/** The results of the visitors of one version. */
export interface TrialSide {
  visitors: number;
  failing: number;
  /** Median ms until its pages were shown; null when nobody reported a time. */
  load_ms: number | null;
}

/** A trial that the portal ended by itself. */
export interface EndedTrial {
  remote: string;
  version: string;
  /** The version that all visitors have again. */
  live: string;
  /** `failures`: more visitors failed with the trial; `slow`: its pages took longer. */
  why: 'failures' | 'slow';
  trial: TrialSide;
  beside: TrialSide;
  /** The time of the end, ISO 8601. */
  at: string;
}

export interface TrialEndedPayload extends EndedTrial {
  person_id: number;
}
