import type { ApplicationStatus, ApplicationType } from '@portal/contract-svc-applications-v1';
import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { type Hidden, leaveOut } from '../platform';
import { type By, foundBy, type Searched } from './found-store';
import type { Sort } from './list';

/** The query of a list: the filter and the order. */
export interface ListedRequest extends Searched {
  type: ApplicationType;
  status?: ApplicationStatus;
  sort: Sort;
  /** The applications and programmes that the reader must not see. */
  hidden: Hidden;
}

/** For each order the index without and with a status, and the columns of the order. */
export const orders: Record<Sort['by'], { index: string; withStatus: string; columns: string[] }> = {
  submitted_date: indexesOf('submitted', ['submitted_at']),
  created_at: indexesOf('created', ['created_at']),
  updated_at: indexesOf('updated', ['updated_at']),
  applicant_name: indexesOf('name', ['name_key']),
  status: {
    ...indexesOf('submitted', ['status', 'submitted_at']),
    index: 'applications_list_status_submitted',
  },
};

function indexesOf(name: string, columns: string[]) {
  const index = `applications_list_${name}`;
  return { index, withStatus: `applications_list_status_${name}`, columns };
}

/** The applications of a list, read through the index of its order or from the matches of a term. */
export function listed(knex: Knex, request: ListedRequest, by: By | undefined): Knex.QueryBuilder {
  const { type, status, hidden } = request;
  const query = foundBy(knex, request, by, () => fromIndex(knex, request));
  query.where('a.type', type);
  if (status) query.where('a.status', status);
  leaveOut(query, hidden);
  return query;
}

function fromIndex(knex: Knex, { sort, status, terms }: ListedRequest): Knex.QueryBuilder {
  if (terms.some(({ kind }) => kind === 'id')) return knex.from('applications as a');
  const { index, withStatus } = orders[sort.by];
  return knex.from(through(knex, 'applications as a', status ? withStatus : index));
}

/** A table that is read through this index, regardless of the optimiser's choice. */
export function through(knex: Knex, table: string, index: string): string {
  const hint = engineOf(knex) === 'sqlite' ? '?? indexed by ??' : '?? force index (??)';
  return knex.raw(hint, [table, index]) as unknown as string;
}

/** Sorts a list's applications; `turned` reverses the order. */
export function inOrder(query: Knex.QueryBuilder, sort: Sort, turned: boolean): Knex.QueryBuilder {
  const direction = sort.descending === turned ? 'asc' : 'desc';
  for (const column of [...orders[sort.by].columns, 'id']) query.orderBy(`a.${column}`, direction);
  return query;
}
