import {
  type ApplicationStatus,
  type ApplicationType,
  applicationStatuses,
  type ByProgramme,
  byProgramme,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import type { ReportFilter } from './filter';

/** One application in a report. */
export interface ReportRow {
  id: number;
  applicantName: string;
  type: ApplicationType;
  status: ApplicationStatus;
  /** Whole percents. */
  progress: number;
  submittedAt: Date | null;
  createdAt: Date;
}

/** How many applications of one kind there are. */
export interface Tally {
  type: ApplicationType;
  status: ApplicationStatus;
  count: number;
}

/** How many applications came in within one month ('YYYY-MM', universal time). */
export interface Month extends ByProgramme<number> {
  month: string;
}

export interface Counts extends ByProgramme<number> {
  total: number;
  approved: number;
  byStatus: Record<ApplicationStatus, number>;
  /** By the month of submission, the oldest first, without gaps. */
  byMonth: Month[];
}

export function countsOf(tallies: Tally[], months: Month[]): Counts {
  const sum = (fits: (tally: Tally) => boolean) =>
    tallies.filter(fits).reduce((total, { count }) => total + count, 0);
  const byStatus = Object.fromEntries(
    valuesOf(applicationStatuses).map((status) => [status, sum((tally) => tally.status === status)]),
  ) as Record<ApplicationStatus, number>;
  return {
    total: sum(() => true),
    ...byProgramme(({ key }) => sum(({ type }) => type === key)),
    approved: byStatus.approved,
    byStatus,
    byMonth: withoutGaps(months),
  };
}

/** A month in which nothing came in is a nought, not a hole. */
export function withoutGaps(months: Month[]): Month[] {
  const known = new Map(months.map((month) => [month.month, month]));
  const sorted = [...known.keys()].sort();
  const last = sorted.at(-1);
  const filled: Month[] = [];
  for (let month = sorted[0]; month && last && month <= last; month = monthAfter(month)) {
    filled.push(known.get(month) ?? emptyMonth(month));
  }
  return filled;
}

export const emptyMonth = (month: string): Month => ({ month, ...byProgramme(() => 0) });

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** One report: its counts are of all rows that fit the filter, at the moment at which the rows are read. */
export interface Report {
  filter: ReportFilter;
  generatedAt: Date;
  /** Who asked for it. */
  generatedBy: string;
  counts: Counts;
  rows: AsyncIterable<ReportRow[]>;
}
