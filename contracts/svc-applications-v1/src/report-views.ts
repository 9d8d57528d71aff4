/**
 * The views that svc-applications publishes in its database for reports: a contract besides its calls. An added column
 * or view raises the second number; nothing is removed or narrowed while a reader needs it. A migration that changes
 * the views writes the version into `report_views_version`.
 */
export const REPORT_VIEWS = 'report-views';

/** The version of this contract, as the database states it after the last migration. */
export const REPORT_VIEWS_VERSION = '1.0.0';

/** The view with one row and one column, `version`. Since 1.0.0; earlier databases have none. */
export const REPORT_VIEWS_VERSION_VIEW = 'report_views_version';

const applicationColumns = [
  'id',
  'applicant_name',
  'type',
  'status',
  'progress',
  'submitted_at',
  'created_at',
] as const;

/** By view: the columns that readers may use. */
export const reportViews = {
  report_applications_v1: [...applicationColumns, 'submitted_month'],
  report_applications_v2: [...applicationColumns, 'submitted_month', 'answers'],
  report_decisions_v1: [...applicationColumns, 'decided_at'],
  report_erased_v1: ['type', 'status', 'submitted_month', 'applications'],
  [REPORT_VIEWS_VERSION_VIEW]: ['version'],
} as const satisfies Record<string, readonly string[]>;

const numbersOf = (version: string) => version.split('.').map(Number);

/**
 * Whether views of a version serve a reader written for `needed`: the same first number, and a second one at least as
 * high.
 */
export function viewsServe(version: string, needed: string): boolean {
  const [major, minor = Number.NaN] = numbersOf(version);
  const [wantedMajor, wantedMinor = Number.NaN] = numbersOf(needed);
  return major === wantedMajor && minor >= wantedMinor;
}
