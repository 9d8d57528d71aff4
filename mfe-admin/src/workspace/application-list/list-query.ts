import { applicationStatuses, limits } from '@portal/contract-svc-applications-v1';
import type { ListQuery } from '../../api/applications';

export const DEFAULT_SORT = '-submitted_date';

/** The server refuses a higher page number. */
const FARTHEST_PAGE = 1_000_000_000;

/** The columns that the server can sort by. */
const SORTED = ['submitted_date', 'created_at', 'updated_at', 'applicant_name', 'status'];

/** The query of an address; invalid parameters are ignored. */
export function queryOf(params: URLSearchParams): ListQuery {
  const page = Number(params.get('page') ?? 1);
  const status = params.get('status') ?? '';
  const sort = params.get('sort') ?? '';
  return {
    page: Number.isInteger(page) && page > 0 && page <= FARTHEST_PAGE ? page : 1,
    search: (params.get('search') ?? '').slice(0, limits.line),
    status: applicationStatuses.some(({ value }) => value === status) ? status : '',
    sort: SORTED.includes(sort.replace(/^-/, '')) ? sort : DEFAULT_SORT,
  };
}

/** An address's parameters after a change. Any change but a new page starts at the first page. */
export function withChange(params: URLSearchParams, change: Partial<ListQuery>): URLSearchParams {
  const next = { ...queryOf(params), page: 1, ...change };
  const changed = new URLSearchParams();
  if (next.search) changed.set('search', next.search);
  if (next.status) changed.set('status', next.status);
  if (next.sort !== DEFAULT_SORT) changed.set('sort', next.sort);
  if (next.page > 1) changed.set('page', String(next.page));
  return changed;
}

/** The first page of an address's list, as a query string: '' or '?status=submitted'. */
export const sameList = (params: URLSearchParams): string => listSearch({ ...queryOf(params), page: 1 });

/** The query string of a list. */
export function listSearch(query: Partial<ListQuery>): string {
  const search = withChange(new URLSearchParams(), query).toString();
  return search && `?${search}`;
}

/** The sort order after a press on a column's head. */
export const nextSort = (current: string, column: string): string =>
  current === column ? `-${column}` : column;
