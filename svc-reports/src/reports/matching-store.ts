import { calendarOf } from '@portal/service-kit/calendar';
import type { Knex } from 'knex';
import type { CountedBy, ReportFilter } from './filter';

/**
 * What svc-applications publishes. The progress in it goes by the step alone; `withTrueProgress` puts that of the pages in
 * its place.
 */
export const views = {
  applications: 'report_applications_v1',
  /** With answers, which are some kilobytes each. */
  answers: 'report_applications_v2',
  /** Every decision that stands, with its moment. */
  decisions: 'report_decisions_v1',
} as const;

/** The rows of a view that a reader may see, of the programme and the status of the filter, whatever its days are. */
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

/** The rows whose moment lies in the days of the filter. */
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

/** The column of the moment by which a filter counts. */
export const momentOf: Record<CountedBy, string> = {
  submitted: 'submitted_at',
  begun: 'created_at',
  decided: 'decided_at',
};

/** The view whose rows a filter counts: of decisions those alone that stand. */
export const countedView = ({ by }: Pick<ReportFilter, 'by'>): string =>
  by === 'decided' ? views.decisions : views.applications;

/** The rows of a view that fit a filter. */
export function matching(trx: Knex, view: string, filter: ReportFilter, ids: number[] | undefined) {
  const query = visible(trx, view, filter, ids);
  if (filter.by !== 'decided' || view === views.decisions) return inRange(query, moment(trx, filter), filter);
  return query.whereIn('id', inRange(trx(views.decisions), momentOf.decided, filter).select('id'));
}

/** What was never submitted counts by its beginning. */
const moment = (trx: Knex, { by }: ReportFilter) =>
  by === 'submitted' ? trx.raw('coalesce(submitted_at, created_at)') : momentOf[by];
