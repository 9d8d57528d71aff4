import type { Knex } from 'knex';
import { engineOf, withoutStatementLimit } from './connect';
import { removeRemains } from './deleted-content';
import { instant } from './instants';

/**
 * `name` is the name of the migration's file and begins with its number of four digits; migrations run in the order of
 * their names. Names of older migrations begin with a date instead. Numbers start at 3001, so that they sort after
 * every date.
 */
export interface Migration {
  name: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

export interface MigrationPlan {
  migrations: Migration[];
  /** The table in which migrations that ran are recorded: `svc_auth_migrations`. */
  table: string;
}

const lockSeconds = 60;

/**
 * Runs the migrations that have not run yet. Of replicas that start at once, one runs them and the others wait. Returns
 * their names.
 */
export async function migrate(database: Knex, plan: MigrationPlan): Promise<string[]> {
  const ran = await withoutStatementLimit(database, (own) =>
    alone(own, plan, (connection) => runMissing(connection, plan)),
  );
  await removeRemains(database);
  return ran;
}

async function runMissing(connection: Knex, plan: MigrationPlan): Promise<string[]> {
  await refuseUnfinishedRestore(connection);
  const done = await namesDone(connection, plan.table);
  const missing = inOrder(plan.migrations).filter(({ name }) => !done.includes(name));
  for (const { name, up } of missing) {
    await up(connection);
    await connection(plan.table).insert({ name, migrated_at: new Date() });
  }
  return missing.map(({ name }) => name);
}

/**
 * `npm run restore` makes this table and removes it at its end. While the table exists the restore is unfinished, and
 * starting is refused.
 */
async function refuseUnfinishedRestore(database: Knex): Promise<void> {
  if (await database.schema.hasTable('restore_unfinished'))
    throw new Error('A restore of this database did not come to its end. Run it again with --force.');
}

/** Rolls back the last `steps` migrations; all of them when absent. Returns their names. */
export function rollBack(
  database: Knex,
  plan: MigrationPlan,
  steps = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  return alone(database, plan, async (connection) => {
    const done = await namesDone(connection, plan.table);
    const toUndo = inOrder(plan.migrations)
      .filter(({ name }) => done.includes(name))
      .reverse()
      .slice(0, steps);
    for (const { name, down } of toUndo) {
      await down(connection);
      await connection(plan.table).where({ name }).delete();
    }
    return toUndo.map(({ name }) => name);
  });
}

/**
 * Runs `work` in one process at a time. On SQLite a transaction is the lock, and rolls a failed migration back; MySQL
 * commits at every change of a table, so there a named lock is held.
 */
async function alone<T>(
  database: Knex,
  { table }: MigrationPlan,
  work: (connection: Knex) => Promise<T>,
): Promise<T> {
  if (engineOf(database) === 'sqlite') {
    return database.transaction(async (trx) => {
      await prepare(trx, table);
      return work(trx);
    });
  }
  const lock = `migrate.${table}.${await databaseName(database)}`.slice(-64);
  const connection = await database.client.acquireConnection();
  try {
    const [[row]] = await database
      .raw('select get_lock(?, ?) as got', [lock, lockSeconds])
      .connection(connection);
    if (row.got !== 1) throw new Error(`Another process has been migrating for more than ${lockSeconds} s`);
    await prepare(database, table);
    return await work(database);
  } finally {
    await database.raw('select release_lock(?)', [lock]).connection(connection);
    await database.client.releaseConnection(connection);
  }
}

async function databaseName(database: Knex): Promise<string> {
  const [[row]] = await database.raw('select database() as name');
  return row.name;
}

async function prepare(database: Knex, table: string): Promise<void> {
  if (await database.schema.hasTable(table)) return;
  await database.schema.createTable(table, (columns) => {
    columns.string('name', 191).primary();
    instant(columns, 'migrated_at').notNullable();
  });
}

async function namesDone(database: Knex, table: string): Promise<string[]> {
  return database(table).orderBy('name').pluck('name');
}

function inOrder(migrations: Migration[]): Migration[] {
  return [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));
}
