/** What visitors reported of one version while a trial ran. A visitor counts once. */
export interface TrialCounts {
  visitors: number;
  /** Of these, with whom a page did not open or stopped working. */
  failing: number;
  /** Median of the times until a page was shown, in ms; null while nobody reported one. */
  loadMs: number | null;
}

/** Why a trial was ended by the portal itself. */
export interface TrialVerdict {
  /** 'failures': more visitors fail than with the live version; 'slow': its pages take longer to be shown. */
  kind: 'failures' | 'slow';
  /** The failure that was reported most: 'timeout', 'unreachable', 'incompatible', 'crashed' or 'error'. */
  reason?: string;
  trial: TrialCounts;
  live: TrialCounts;
  /** How likely such a difference is between two versions that are equally good. */
  chance: number;
}

/** One stage of a trial that rises by itself. */
export interface TrialStage {
  /** 0 gives it to members of staff alone, 100 puts it live for everybody. */
  percent: number;
  /** The next stage begins when it has lasted this long and this many visitors had the version. */
  minutes: number;
  visitors: number;
}

export interface TrialPlan {
  stages: TrialStage[];
  /** The number of the present stage, from 0. */
  stage: number;
  /** Instant, ISO 8601: when the present stage began. */
  since: string;
}

/** The shares of a trial that rises by itself, where nothing else is asked for. */
export const usualShares: readonly number[] = [1, 10, 50, 100];
