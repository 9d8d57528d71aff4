import type { Knex } from 'knex';
import { builtInRoles, customRolePrefix } from '../../access/permissions';

/** A condition for rows whose role is one of staff, custom roles included: for `where` and `whereNot`. */
export const ofStaff = (column: string) => (row: Knex.QueryBuilder) =>
  void row.whereIn(column, [...builtInRoles]).orWhere(column, 'like', `${customRolePrefix}%`);
