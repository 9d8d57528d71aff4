import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import { ClusterClient } from './cluster-client';
import type { DatabaseConfig } from './config';
import { preparedMost } from './execute';
import { withDates } from './instants';
import { isBusy, LibsqlClient } from './libsql-client';
import { MysqlClient } from './mysql-client';
import { type Address, type Node, nodesOf } from './nodes';
import { readerOptions } from './reader-threads';

export type Engine = 'mysql' | 'sqlite';

/**
 * A pool on MySQL/MariaDB (a server, or the servers of a cluster) or one connection to a SQLite file, with the same
 * behaviour: instants (`*_at`) are Dates, dates are 'YYYY-MM-DD' strings, foreign keys are enforced, text is utf8mb4, a
 * commit is on disk when it is acknowledged.
 *
 * SQLite has one connection for each process: inside a transaction use its `trx` for every query, or query and
 * transaction wait for each other until the time-out.
 */
export function connectDatabase(config: DatabaseConfig): Knex {
  if (config.url.startsWith('sqlite:')) return connectSqlite(config);
  const database = connectMysql(config);
  configs.set(database, config);
  return database;
}

const configs = new WeakMap<Knex, DatabaseConfig>();

/** Does work without a time limit, such as a migration: on connections of its own where statements have a limit. */
export async function withoutStatementLimit<T>(database: Knex, work: (own: Knex) => Promise<T>): Promise<T> {
  const config = configs.get(database);
  if (!config) return work(database);
  const own = connectMysql({ ...config, statementSeconds: 0 });
  try {
    return await work(own);
  } finally {
    await own.destroy();
  }
}

export function engineOf(database: Knex): Engine {
  return database.client instanceof LibsqlClient ? 'sqlite' : 'mysql';
}

/** For /readyz. @throws when the database does not answer */
export async function pingDatabase(database: Knex): Promise<void> {
  await database.raw('select 1');
}

interface SqliteConnection {
  exec(sql: string): void;
}

function connectSqlite({ url, readOnly = false, readers = readerOptions }: DatabaseConfig): Knex {
  const filename = url.slice('sqlite:'.length);
  if (readOnly && !existsSync(filename)) throw new Error(`There is no database file at ${filename}`);
  mkdirSync(dirname(filename), { recursive: true });
  const pragmas = [
    // Short, because it blocks the process; LibsqlClient waits longer without blocking.
    'PRAGMA busy_timeout = 20',
    'PRAGMA journal_mode = WAL',
    // FULL, not NORMAL: in WAL mode NORMAL may lose the last commits when the power fails.
    'PRAGMA synchronous = FULL',
    'PRAGMA foreign_keys = ON',
    // Deleted content is overwritten, not only marked as free: no trace of an erased person stays in the file.
    'PRAGMA secure_delete = ON',
    ...(readOnly ? ['PRAGMA query_only = ON'] : []),
  ];
  return knex({
    client: LibsqlClient,
    ...{ readers },
    connection: { filename },
    useNullAsDefault: true,
    acquireConnectionTimeout: 10_000,
    postProcessResponse: withDates,
    // Error messages show the statement without its values, which people typed.
    compileSqlOnError: false,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: SqliteConnection, done: (error: unknown, connection: unknown) => void) => {
        runAll(connection, pragmas).then(
          () => done(null, connection),
          (error) => done(error, connection),
        );
      },
    },
  });
}

/**
 * Runs statements on a connection. A file that another process is creating is busy for a moment: then it tries again.
 */
async function runAll(connection: SqliteConnection, statements: string[], patienceMs = 5000): Promise<void> {
  const until = Date.now() + patienceMs;
  for (const statement of statements) {
    for (;;) {
      try {
        connection.exec(statement);
        break;
      } catch (error) {
        if (!isBusy(error) || Date.now() > until) throw error;
        await pause(10);
      }
    }
  }
}

function toAddress(url: string): Address {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 3306),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

interface MysqlConnection {
  query(sql: string, done: (error: unknown) => void): void;
}

/** Twice as long as the gateway waits for an answer: a statement whose result nobody waits for frees its connection. */
const usualStatementSeconds = 60;

/**
 * Sets the time limit on both kinds of servers: each reads its own comment and skips the other's. MySQL limits
 * statements that read; waiting for rows, as its writes do, has a limit of its own.
 */
const statementLimit = (seconds: number): string =>
  `/*M!100101 , max_statement_time = ${seconds} */ /*!50708 , max_execution_time = ${seconds * 1000} */`;

function connectMysql({
  url,
  readOnly = false,
  poolSize = 10,
  statementSeconds = usualStatementSeconds,
}: DatabaseConfig): Knex {
  const addresses = nodesOf(url).map(toAddress);
  const inCluster = addresses.length > 1;
  // READ COMMITTED: a read sees all commits, and no gap locks make inserts of other transactions wait or deadlock.
  const session = [
    "sql_mode = 'STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
    'innodb_lock_wait_timeout = 10',
    // A read or change at one server sees everything that was committed at another.
    ...(inCluster ? ['wsrep_sync_wait = 7'] : []),
  ].join(', ');
  const access = readOnly ? 'READ ONLY' : 'READ WRITE';
  const settings: Knex.Config = {
    connection: {
      ...(addresses[0] as Address),
      charset: 'utf8mb4',
      timezone: 'Z',
      // mysql2 documents a list of types here; knex's type allows only true and false.
      dateStrings: ['DATE'] as unknown as boolean,
      connectTimeout: inCluster ? 2000 : 5000,
      // An option of mysql2 that knex's type lacks, as above.
      ...{ maxPreparedStatements: preparedMost },
    },
    acquireConnectionTimeout: 10_000,
    postProcessResponse: withDates,
    // Error messages show the statement without its values, which people typed.
    compileSqlOnError: false,
    pool: {
      min: 0,
      max: poolSize,
      afterCreate: (connection: MysqlConnection, done: (error: unknown, connection: unknown) => void) => {
        connection.query(`SET SESSION ${session} ${statementLimit(statementSeconds)}`, (error) => {
          if (error) return done(error, connection);
          const isolation = `SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED, ${access}`;
          connection.query(isolation, (failure) => done(failure, connection));
        });
      },
    },
  };
  if (!inCluster) return knex({ ...settings, client: MysqlClient });
  const nodes = addresses.map((address): Node => ({ address, failedAt: 0 }));
  return knex({ ...settings, client: ClusterClient, ...{ nodes } });
}
