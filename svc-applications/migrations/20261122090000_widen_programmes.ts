import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122090000_widen_programmes';

/** The columns with a programme's key, or with a role named after a programme: table, column, old and new definition. */
const columns: [table: string, column: string, narrow: string, wide: string][] = [
  ['applications', 'type', 'varchar(10) not null', 'varchar(40) not null'],
  ['applications', 'open_slot', 'varchar(30) null', 'varchar(60) null'],
  ['application_words', 'type', 'varchar(10) not null', 'varchar(40) not null'],
  ['application_requests', 'application_type', 'varchar(10) not null', 'varchar(40) not null'],
  ['application_requests', 'pending_slot', 'varchar(30) null', 'varchar(60) null'],
  ['notifications', 'application_type', 'varchar(10) not null', 'varchar(40) not null'],
  ['audit_entries', 'actor_role', 'varchar(10) not null', 'varchar(40) not null'],
];

/**
 * Room for any programme: 40 characters for its key, 60 for a key beside a person's id. SQLite does not enforce lengths,
 * so nothing changes there. MySQL and MariaDB only record the new length: below 256 bytes no row is touched, and
 * replicas of the previous release continue to read and write. With `lock=none` the server refuses a change that would
 * copy the table.
 */
export async function up(knex: Knex): Promise<void> {
  if (engineOf(knex) === 'sqlite') return;
  for (const [table, column, , wide] of columns)
    await knex.raw(`alter table ${table} modify column ${column} ${wide}, algorithm=inplace, lock=none`);
}

/** Fails where a longer key is stored. */
export async function down(knex: Knex): Promise<void> {
  if (engineOf(knex) === 'sqlite') return;
  for (const [table, column, narrow] of columns)
    await knex.raw(`alter table ${table} modify column ${column} ${narrow}`);
}
