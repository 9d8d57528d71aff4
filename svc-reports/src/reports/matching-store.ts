import { calendarOf } from '@portal/service-kit/calendar';
import type { Knex } from 'knex';
import type { CountedBy, ReportFilter } from './filter';

/**
 * The views that svc-applications publishes. The progress in a view depends on the step only; `withTrueProgress`
 * replaces it with the progress that pages show.
 */
export const views = {
  applications: 'report_applications_v1',
  /** Applications with their answers, which are some kilobytes each. */
  answers: 'report_applications_v2',
  /** Every valid decision, with its time. */
  decisions: 'report_decisions_v1',
} as const;

/** Selects the rows that the reader may see, with the filter's programme and status, whatever its days are. */
export function visible(trx: Knex, view: string, filter: ReportFilter, ids: number[] | undefined) {
  const query = trx(view);
  if (ids) query.whereIn('id', ids);
  if (filter.type) query.where('type', filter.type);
  if (filter.status) query.where('status', filter.status);
  const { applications = [], programmes = [] } = filter.hidden ?? {};
  if (applications.length > 0) query.whereNotIn('id', applications);
  if (programmes.length > 0) query.whereNotIn('type', programmes);
  return query;
}

/** Restricts a query to rows whose time lies in the days of the filter. */
export function inRange(
  query: Knex.QueryBuilder,
  moment: string | Knex.Raw,
  { fromDate, toDate, timeZone }: ReportFilter,
): Knex.QueryBuilder {
  const calendar = calendarOf(timeZone);
  if (fromDate) query.where(moment as string, '>=', calendar.startOf(fromDate));
  if (toDate) query.where(moment as string, '<', calendar.endOf(toDate));
  return query;
}

/** The column with the time by which a filter counts. */
export const momentOf: Record<CountedBy, string> = {
  submitted: 'submitted_at',
  begun: 'created_at',
  decided: 'decided_at',
};

/** Returns the view whose rows a filter counts. */
export const countedView = ({ by }: Pick<ReportFilter, 'by'>): string =>
  by === 'decided' ? views.decisions : views.applications;

/** Selects the rows of a view that match a filter. */
export function matching(trx: Knex, view: string, filter: ReportFilter, ids: number[] | undefined) {
  const query = visible(trx, view, filter, ids);
  if (filter.by !== 'decided' || view === views.decisions) return inRange(query, moment(trx, filter), filter);
  return query.whereIn('id', inRange(trx(views.decisions), momentOf.decided, filter).select('id'));
}

/** An application that was never submitted counts by its beginning. */
const moment = (trx: Knex, { by }: ReportFilter) =>
  by === 'submitted' ? trx.raw('coalesce(submitted_at, created_at)') : momentOf[by];
