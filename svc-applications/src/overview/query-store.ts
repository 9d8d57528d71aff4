import { type ApplicationType, applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { leaveOut } from '../conflicts/hidden-store';
import { meeting, orders, through } from '../lists/query-store';
import { type SearchTerm, searchTerms } from '../lists/search';
import { filterBy } from './filter-store';
import type { OverviewRequest } from './overview';

/** The index of all programmes with a list in its order. */
const indexes = {
  submitted_date: 'applications_all_submitted',
  created_at: 'applications_all_created',
  updated_at: 'applications_all_updated',
  applicant_name: 'applications_all_name',
  status: 'applications_all_status',
};

export const columnsOf = ({ by }: OverviewRequest['sort']): string[] => orders[by].columns;

/** Everything that a list holds, without its order. */
export function overviewOf(knex: Knex, request: OverviewRequest): Knex.QueryBuilder {
  const { filters, search, sort, context } = request;
  const terms = termsOf(search);
  const query = isFew(terms, filters)
    ? knex.from('applications as a')
    : knex.from(through(knex, 'applications as a', indexes[sort.by]));
  leaveOut(query, context.hidden);
  filterBy(query, knex, filters, context);
  if (terms.length > 0) query.where(found(knex, terms));
  return query;
}

interface Terms {
  type: ApplicationType;
  terms: SearchTerm[];
}

/** What was searched for, by programme: a reference such as INT-012 is of one of them. */
const termsOf = (search: string): Terms[] =>
  search.trim() === ''
    ? []
    : valuesOf(applicationTypes).map((type) => ({ type, terms: searchTerms(search, type) }));

/** Few rows are found by their words, a nationality or a mark, and put in order afterwards. */
const isFew = (terms: Terms[], filters: Record<string, string>): boolean =>
  Boolean(filters.nationality || filters.mark || filters.reader || filters.label) ||
  terms.some((one) => one.terms.some(({ kind }) => kind !== 'initial'));

const found = (knex: Knex, terms: Terms[]) => (query: Knex.QueryBuilder) => {
  for (const { type, terms: wanted } of terms)
    query.orWhere((one) => {
      one.where('a.type', type);
      for (const term of wanted) one.where(meeting(knex, type, term));
    });
};
