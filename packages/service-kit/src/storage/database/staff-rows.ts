import type { Knex } from 'knex';
import { builtInRoles, customRolePrefix } from '../../access/permissions';

/** Rows whose role is one of staff, a custom one too: for `where` and `whereNot`. */
export const ofStaff = (column: string) => (row: Knex.QueryBuilder) =>
  void row.whereIn(column, [...builtInRoles]).orWhere(column, 'like', `${customRolePrefix}%`);
