import type { ApplicationStatus, ApplicationType, ByProgramme } from '@portal/contract-svc-applications-v1';

export interface StatusCount {
  type: ApplicationType;
  status: ApplicationStatus;
  count: number;
}

/** The number for the last thirty days, and for the thirty days before. */
export interface Change {
  now: number;
  before: number;
}

export interface Stats {
  counts: StatusCount[];
  /** Submitted applications that this member of staff has not opened. */
  unread: ByProgramme<number>;
  /** Applications that were withdrawn while their status was 'submitted'; they do not wait. */
  withdrawn: ByProgramme<number>;
  /** The number of distinct email addresses. */
  applicants: number;
  /** The applications that were begun, by programme. */
  begun: ByProgramme<Change>;
  /** The applications that were submitted, in all programmes. */
  submitted: Change;
}

export const sum = (a: Change, b: Change): Change => ({ now: a.now + b.now, before: a.before + b.before });

export const periodDays = 30;

/** The change in whole percent; null if the earlier number is 0. */
export const percentChange = ({ now, before }: Change): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
