import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';

/** What a member of staff must not see. */
export interface Hidden {
  /** Ids of applications whose applicants the member of staff knows. */
  applications: number[];
  /** Programmes that are read without names: only calls that reveal no name return anything of them. */
  programmes: ApplicationType[];
}

export const nothingHidden: Hidden = { applications: [], programmes: [] };

export const isNothing = ({ applications, programmes }: Hidden): boolean =>
  applications.length === 0 && programmes.length === 0;

export const isHidden = (hidden: Hidden, { id, type }: { id: number; type: ApplicationType }): boolean =>
  hidden.applications.includes(id) || hidden.programmes.includes(type);

/** The columns of a query that hold an application's id and programme. */
interface Columns {
  id: string;
  type: string;
}

const ofApplications: Columns = { id: 'a.id', type: 'a.type' };

/** Leaves hidden applications out of a query; every list, count and search for staff must use it. */
export function leaveOut(
  query: Knex.QueryBuilder,
  { applications, programmes }: Hidden,
  { id, type }: Columns = ofApplications,
): Knex.QueryBuilder {
  if (applications.length > 0) query.whereNotIn(id, applications);
  if (programmes.length > 0) query.whereNotIn(type, programmes);
  return query;
}

/** Keeps only hidden applications in a query; the opposite of `leaveOut`. */
export const onlyHidden = (
  query: Knex.QueryBuilder,
  { applications, programmes }: Hidden,
  { id, type }: Columns = ofApplications,
): Knex.QueryBuilder => query.where((any) => any.whereIn(id, applications).orWhereIn(type, programmes));
