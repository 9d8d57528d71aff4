import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

/** The tables of a database, without views. */
export async function tableNames(knex: Knex): Promise<string[]> {
  const sqlite = "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'";
  const mysql =
    "select table_name as name from information_schema.tables where table_schema = database() and table_type = 'BASE TABLE'";
  const rows = await rowsOf<{ name: string }>(knex, { sqlite, mysql });
  return rows.map(({ name }) => name);
}

export interface GoesWith {
  table: string;
  by: string;
  with: string;
}

/** The tables whose rows the database deletes with those of another table, and the column for it. */
export async function cascades(knex: Knex): Promise<GoesWith[]> {
  const sqlite = `select m.name as "table", f."from" as "by", f."table" as "with" from sqlite_master m
    join pragma_foreign_key_list(m.name) f where m.type = 'table' and f.on_delete = 'CASCADE'`;
  const mysql = `select c.table_name as "table", k.column_name as "by", c.referenced_table_name as "with"
    from information_schema.referential_constraints c
    join information_schema.key_column_usage k
      on k.constraint_schema = c.constraint_schema and k.constraint_name = c.constraint_name
      and k.table_name = c.table_name
    where c.constraint_schema = database() and c.delete_rule = 'CASCADE'`.replaceAll('"', '`');
  return rowsOf(knex, { sqlite, mysql });
}

async function rowsOf<Row>(knex: Knex, queries: { sqlite: string; mysql: string }): Promise<Row[]> {
  const isSqlite = engineOf(knex) === 'sqlite';
  const found = await knex.raw(isSqlite ? queries.sqlite : queries.mysql);
  return isSqlite ? found : found[0];
}
