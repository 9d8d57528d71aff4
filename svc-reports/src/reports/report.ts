import {
  type ApplicationStatus,
  type ApplicationType,
  applicationStatuses,
  type ByProgramme,
  byProgramme,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import type { Translator } from '@portal/service-kit/language';
import type { ReportFilter } from './filter';
import type { Period } from './period';

/** One application in a report. */
export interface ReportRow {
  id: number;
  applicantName: string;
  type: ApplicationType;
  status: ApplicationStatus;
  /** In whole percent. */
  progress: number;
  submittedAt: Date | null;
  createdAt: Date;
  /** Present in a report of decisions. */
  decidedAt?: Date;
}

/** One application with its answers; the keys are those of the questions. */
export interface AnsweredRow extends Pick<ReportRow, 'id' | 'applicantName' | 'status' | 'submittedAt'> {
  answers: Record<string, unknown>;
}

/** The number of applications of one programme and status. */
export interface Tally {
  type: ApplicationType;
  status: ApplicationStatus;
  count: number;
}

/** The number of applications submitted, begun or decided in one month ('YYYY-MM', in the report's time zone). */
export interface Month extends ByProgramme<number> {
  month: string;
}

export interface Counts extends ByProgramme<number> {
  total: number;
  /** How many of these were erased or have ended: they are counted but not listed. */
  erased: number;
  approved: number;
  byStatus: Record<ApplicationStatus, number>;
  /** Counts by month of submission, beginning or decision; the oldest month first, without gaps. */
  byMonth: Month[];
  /** What was begun, submitted and decided in the days of the report. */
  period: Period;
}

/** Returns the number of applications that are listed. */
export const listed = ({ total, erased }: Counts): number => total - erased;

export function countsOf(
  state: readonly Tally[],
  months: readonly Month[],
  erased: readonly Tally[] = [],
): Omit<Counts, 'period'> {
  const tallies = [...state, ...erased];
  const sum = (fits: (tally: Tally) => boolean) =>
    tallies.filter(fits).reduce((total, { count }) => total + count, 0);
  const byStatus = Object.fromEntries(
    valuesOf(applicationStatuses).map((status) => [status, sum((tally) => tally.status === status)]),
  ) as Record<ApplicationStatus, number>;
  return {
    total: sum(() => true),
    erased: erased.reduce((total, { count }) => total + count, 0),
    ...byProgramme(({ key }) => sum(({ type }) => type === key)),
    approved: byStatus.approved,
    byStatus,
    byMonth: withoutGaps(months),
  };
}

/** Returns a row for each month, with zeros for missing months; rows of the same month are added up. */
export function withoutGaps(months: readonly Month[]): Month[] {
  const known = new Map<string, Month>();
  for (const one of months) {
    const before = known.get(one.month) ?? emptyMonth(one.month);
    known.set(one.month, { month: one.month, ...byProgramme(({ key }) => before[key] + one[key]) });
  }
  const sorted = [...known.keys()].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  return monthsBetween(first, last).map((month) => known.get(month) ?? emptyMonth(month));
}

export const emptyMonth = (month: string): Month => ({ month, ...byProgramme(() => 0) });

/** Lists all months from `first` to `last`, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** One report. Its counts cover all rows that match the filter, at the moment at which the rows are read. */
export interface Report {
  filter: ReportFilter;
  generatedAt: Date;
  /** The name of the staff member who requested the report. */
  generatedBy: string;
  translator: Translator;
  counts: Counts;
  rows: AsyncIterable<ReportRow[]>;
  /** Reads the applications of one programme with their answers, as of the same moment, on demand. */
  answered(type: ApplicationType): AsyncIterable<AnsweredRow[]>;
}
