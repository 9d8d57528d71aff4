import { byProgramme } from '@portal/contract-svc-applications-v1';
import type { ReportFilter } from './filter';
import { daysBetween } from './period';
import type { Counts, ReportRow } from './report';

export function presentRow(row: ReportRow) {
  return {
    id: row.id,
    applicant_name: row.applicantName,
    type: row.type,
    status: row.status,
    progress: row.progress,
    submitted_date: row.submittedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    ...(row.decidedAt && {
      decided_date: row.decidedAt.toISOString(),
      days_to_decision: daysBetween(row.submittedAt, row.decidedAt),
    }),
  };
}

export function presentCounts(counts: Counts) {
  return {
    total: counts.total,
    erased: counts.erased,
    ...byProgramme(({ key }) => counts[key]),
    approved: counts.approved,
    by_status: { ...counts.byStatus },
    by_month: counts.byMonth.map((of) => ({ month: of.month, ...byProgramme(({ key }) => of[key]) })),
    period: presentPeriod(counts.period),
  };
}

const presentPeriod = ({ medianDays, ...counted }: Counts['period']) => ({
  ...counted,
  median_days: medianDays,
});

export function presentFilter(filter: ReportFilter) {
  return {
    type: filter.type ?? 'all',
    status: filter.status ?? 'all',
    from_date: filter.fromDate,
    to_date: filter.toDate,
    by: filter.by,
    time_zone: filter.timeZone,
  };
}
