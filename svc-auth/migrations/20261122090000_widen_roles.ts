import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122090000_widen_roles';

const columns = [
  ['people', 'role'],
  ['staff_audit', 'actor_role'],
] as const;

/**
 * Room for the role of any programme. SQLite holds no text to its length; MySQL and MariaDB only write down the new
 * one, beside replicas that go on, or refuse.
 */
export async function up(knex: Knex): Promise<void> {
  if (engineOf(knex) === 'sqlite') return;
  for (const [table, column] of columns)
    await knex.raw(
      `alter table ${table} modify column ${column} varchar(40) not null, algorithm=inplace, lock=none`,
    );
}

/** Fails where a longer role is stored. */
export async function down(knex: Knex): Promise<void> {
  if (engineOf(knex) === 'sqlite') return;
  for (const [table, column] of columns)
    await knex.raw(`alter table ${table} modify column ${column} varchar(20) not null`);
}
