import { limits } from '@portal/contract-svc-applications-v1';
import type { OverviewQuery } from '../../api/overview';

/** The order without one in the address. */
export const firstSort = '-submitted_date';

/** The place in the list: a change of anything else begins at the first page. */
const places = ['after', 'before'] as const;
/** Members of an address that are no filter. */
const besides = new Set<string>([
  'sort',
  'search',
  'columns',
  'rows',
  'view',
  'lang',
  'list',
  'ids',
  ...places,
]);

const sorts = ['submitted_date', 'created_at', 'updated_at', 'applicant_name', 'status'];

/** The list of an address, as it is asked of the server. */
export function listOf(params: URLSearchParams, timeZone: string): OverviewQuery {
  const sort = params.get('sort') ?? '';
  const search = (params.get('search') ?? '').slice(0, limits.line);
  return {
    ...filtersOf(params),
    ...(search && { search }),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : firstSort,
    time_zone: timeZone,
  };
}

/** The filters that are set, by their keys. Which there are, the server knows. */
export const filtersOf = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...params].filter(([key, value]) => !besides.has(key) && value !== ''));

export function placeOf(params: URLSearchParams): { after?: string; before?: string } {
  for (const key of places) {
    const place = params.get(key);
    if (place) return { [key]: place };
  }
  return {};
}

export const isRoomy = (params: URLSearchParams): boolean => params.get('rows') === 'roomy';

/** The address after a change; '' takes a member away. */
export function changed(
  params: URLSearchParams,
  change: Record<string, string | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const isTurned = places.some((key) => key in change);
  for (const key of places) next.delete(key);
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined || (value === '' && key !== 'columns')) next.delete(key);
    else next.set(key, value);
  }
  // Beside a view something has to stand, else the address is the view's own.
  if (next.has('view') && !isTurned && !('view' in change)) next.set('sort', next.get('sort') ?? firstSort);
  else if (!isTurned && next.get('sort') === firstSort) next.delete('sort');
  return next;
}

/** What a saved view keeps of an address: nobody's name, and no place in the list. */
export function keptOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const key of ['view', 'search', 'lang', ...places]) kept.delete(key);
  kept.sort();
  return kept.toString();
}

/** An address with a view alone is the view's list; else what stands beside it counts. */
export function withView(params: URLSearchParams, query: string | undefined): URLSearchParams {
  const beside = new Set<string>(['view', 'lang', ...places]);
  const own = [...params.keys()].filter((key) => !beside.has(key));
  if (query === undefined || own.length > 0) return params;
  const whole = new URLSearchParams(query);
  for (const [key, value] of params) whole.set(key, value);
  return whole;
}
