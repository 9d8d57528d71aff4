import type { Report, ReportCounts } from '../api/reports';

export const reportCounts: ReportCounts = {
  total: 31,
  erased: 0,
  intern: 20,
  visitor: 11,
  approved: 9,
  by_status: { draft: 4, 'in-progress': 2, submitted: 8, 'in-review': 5, approved: 9, rejected: 3 },
  by_month: [
    { month: '2026-09', intern: 6, visitor: 0 },
    { month: '2026-10', intern: 0, visitor: 0 },
    { month: '2026-11', intern: 10, visitor: 9 },
  ],
  period: { begun: 14, submitted: 19, decided: 12, approved: 9, rejected: 3, median_days: 12.5 },
};

/** The first ten rows of a report, with the counts of all rows. */
export function sampleReport(counts: Partial<ReportCounts> = {}): Report {
  const all = { ...reportCounts, ...counts };
  return {
    filter: { type: 'all', status: 'all', from_date: null, to_date: null, by: 'submitted', time_zone: 'UTC' },
    generated_at: '2026-11-21T10:00:00.000Z',
    counts: all,
    applications: Array.from({ length: Math.min(10, all.total - all.erased) }, (_, index) => ({
      id: 100 - index,
      applicant_name: `Applicant ${100 - index}`,
      type: index % 2 ? 'visitor' : 'intern',
      status: index % 3 ? 'submitted' : 'draft',
      progress: index % 3 ? 100 : 42,
      submitted_date: index % 3 ? '2026-11-20T10:00:00.000Z' : null,
      created_at: '2026-11-01T10:00:00.000Z',
    })),
  };
}

export const emptyReport = (): Report =>
  sampleReport({
    total: 0,
    erased: 0,
    intern: 0,
    visitor: 0,
    approved: 0,
    by_status: { draft: 0, 'in-progress': 0, submitted: 0, 'in-review': 0, approved: 0, rejected: 0 },
    by_month: [],
    period: { begun: 0, submitted: 0, decided: 0, approved: 0, rejected: 0, median_days: null },
  });
