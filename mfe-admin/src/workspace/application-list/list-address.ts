import { limits } from '@portal/contract-svc-applications-v1';
import type { OverviewQuery } from '../../api/overview';

/** The sort order when the address names none. */
export const firstSort = '-submitted_date';

/** Fields for the position in the list: a change of any other field begins at the first page. */
const places = ['after', 'before'] as const;
/** Parameters of an address that are not filters. */
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

/** Returns the query of the list in an address, in the server's form. */
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

/** Returns the active filters by key. The server knows which filters exist. */
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

/** Returns the address after a change; '' removes a field. */
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
  // With a saved view, a further field must remain, else the address would mean the view's own list.
  if (next.has('view') && !isTurned && !('view' in change)) next.set('sort', next.get('sort') ?? firstSort);
  else if (!isTurned && next.get('sort') === firstSort) next.delete('sort');
  return next;
}

/** Returns what a saved view stores of an address: no search words and no position in the list. */
export function keptOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const key of ['view', 'search', 'lang', ...places]) kept.delete(key);
  kept.sort();
  return kept.toString();
}

/** An address with only a view means the view's list; otherwise its other fields count. */
export function withView(params: URLSearchParams, query: string | undefined): URLSearchParams {
  const beside = new Set<string>(['view', 'lang', ...places]);
  const own = [...params.keys()].filter((key) => !beside.has(key));
  if (query === undefined || own.length > 0) return params;
  const whole = new URLSearchParams(query);
  for (const [key, value] of params) whole.set(key, value);
  return whole;
}
