import type { Knex } from 'knex';
import { leaveOut } from '../../platform';
import { type By, foundBy, type Searched } from '../found-store';
import { orders, through } from '../query-store';
import { searchTerms } from '../search';
import type { OverviewRequest } from './all-applications';
import { filterBy } from './filter-store';

/** The index over all programmes that has a list in its order. */
const indexes = {
  submitted_date: 'applications_all_submitted',
  created_at: 'applications_all_created',
  updated_at: 'applications_all_updated',
  applicant_name: 'applications_all_name',
  status: 'applications_all_status',
};

export const columnsOf = ({ by }: OverviewRequest['sort']): string[] => orders[by].columns;

/** The conditions of a search in all programmes. */
export const searchedIn = ({ search }: OverviewRequest): Searched => ({ terms: searchTerms(search) });

/** All applications of a list, unordered: read from the matches of the rarest words, or through the list's index. */
export function overviewOf(knex: Knex, request: OverviewRequest, by: By | undefined): Knex.QueryBuilder {
  const { filters, sort, context } = request;
  const searched = searchedIn(request);
  const all = () =>
    isFew(searched, filters)
      ? knex.from('applications as a')
      : knex.from(through(knex, 'applications as a', indexes[sort.by]));
  const query = foundBy(knex, searched, by, all);
  leaveOut(query, context.hidden);
  filterBy(query, knex, filters, context);
  return query;
}

/** Those of these applications that are in a list. */
export function ofThese(knex: Knex, request: OverviewRequest, ids: number[]): Knex.QueryBuilder {
  const { filters, context } = request;
  const query = foundBy(knex, searchedIn(request), undefined, () => knex.from('applications as a'));
  leaveOut(query, context.hidden);
  filterBy(query, knex, filters, context);
  return query.whereIn('a.id', ids);
}

/** Whether a search or filter finds few rows: these are found by another index and put in order afterwards. */
const isFew = ({ terms }: Searched, filters: Record<string, string>): boolean =>
  Boolean(filters.nationality || filters.mark || filters.reader || filters.label) ||
  terms.some(({ kind }) => kind === 'id' || kind === 'nothing');
