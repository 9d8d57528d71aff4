import type { ApplicationStatus, ApplicationType, ByProgramme } from '@portal/contract-svc-applications-v1';

export interface StatusCount {
  type: ApplicationType;
  status: ApplicationStatus;
  count: number;
}

/** How many came in these thirty days, and in the thirty before. */
export interface Change {
  now: number;
  before: number;
}

export interface Stats {
  counts: StatusCount[];
  /** Distinct people. */
  applicants: number;
  /** Begun, by programme. */
  begun: ByProgramme<Change>;
  /** Submitted, of all. */
  submitted: Change;
}

export const sum = (a: Change, b: Change): Change => ({ now: a.now + b.now, before: a.before + b.before });

export const periodDays = 30;

/** Whole percents; null when there was nothing before. */
export const percentChange = ({ now, before }: Change): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
