/** Reports of visitors about one version while a trial ran. Each visitor counts once. */
export interface TrialCounts {
  visitors: number;
  /** The number of these visitors for whom a page did not open or stopped working. */
  failing: number;
  /** Median time in ms until a page was shown; null when no visitor reported one. */
  loadMs: number | null;
}

/** The reason why the portal itself ended a trial. */
export interface TrialVerdict {
  /** 'failures': more visitors fail than with the live version; 'slow': its pages take longer to be shown. */
  kind: 'failures' | 'slow';
  /** The most frequent failure: 'timeout', 'unreachable', 'incompatible', 'crashed' or 'error'. */
  reason?: string;
  trial: TrialCounts;
  live: TrialCounts;
  /** The probability of such a difference between two versions that are equally good, 0 to 1. */
  chance: number;
}

/** One stage of a trial whose share rises automatically. */
export interface TrialStage {
  /** Share of visitors in percent: 0 gives the version to members of staff alone, 100 makes it live for everybody. */
  percent: number;
  /** The next stage begins once this stage has lasted this long and this many visitors had the version. */
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

/** The default shares, in percent, of a trial whose share rises automatically. */
export const usualShares: readonly number[] = [1, 10, 50, 100];
