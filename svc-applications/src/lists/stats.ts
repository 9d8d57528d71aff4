import type { ApplicationStatus, ApplicationType, ByProgramme } from '@portal/contract-svc-applications-v1';

export interface StatusCount {
  type: ApplicationType;
  status: ApplicationStatus;
  count: number;
}

/** The number of the last thirty days, and of the thirty days before. */
export interface Change {
  now: number;
  before: number;
}

export interface Stats {
  counts: StatusCount[];
  /** Submitted applications that the asking member of staff has not opened. */
  unread: ByProgramme<number>;
  /** Submitted applications that were withdrawn before anybody took them into review: they do not wait. */
  withdrawn: ByProgramme<number>;
  /** The number of distinct emails. */
  applicants: number;
  /** Begun applications, by programme. */
  begun: ByProgramme<Change>;
  /** Submitted applications of all programmes. */
  submitted: Change;
}

export const sum = (a: Change, b: Change): Change => ({ now: a.now + b.now, before: a.before + b.before });

export const periodDays = 30;

/** Whole percents; null where the earlier number is 0. */
export const percentChange = ({ now, before }: Change): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
