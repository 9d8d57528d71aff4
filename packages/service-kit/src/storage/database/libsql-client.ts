/// <reference path="./knex-internals.d.ts" />
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import BetterSqlite3Client, { type Builder, type Runner } from 'knex/lib/dialects/better-sqlite3';
import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction';
import Database from 'libsql';
import { type KnexQuery as AnyKnexQuery, isPrepared } from './prepared';
import { ReaderThreads } from './reader-threads';

/** A placeholder for a connection when a statement runs in the reader threads. */
interface ApartConnection {
  apart: ReaderThreads;
}

/** A connection as knex's pool holds it; a connection marked as disposed is not used again. */
interface Connection extends Database.Database {
  __knex__disposed?: unknown;
}

interface KnexQuery extends AnyKnexQuery {
  context?: { lastID: unknown; changes: number };
}

const longestWaitMs = 5000;

/**
 * Begins transactions with BEGIN IMMEDIATE, which takes the write lock at once: after a plain BEGIN two processes could
 * both read first and then both fail to write.
 */
class ImmediateTransaction extends SqliteTransaction {
  override begin(connection: unknown) {
    return this.query(connection, this.readOnly ? 'BEGIN;' : 'BEGIN IMMEDIATE;');
  }
}

/** knex's better-sqlite3 dialect on libsql, which has the same API and comes prebuilt. */
export class LibsqlClient extends BetterSqlite3Client {
  override _driver(): unknown {
    return Database;
  }

  private threads: ReaderThreads | undefined;

  /**
   * The stand-in connection for statements that only read a large file outside of transactions: reader threads run
   * them.
   */
  readingApart(): ApartConnection | undefined {
    const { filename } = this.config.connection;
    if (this.transacting || filename === ':memory:') return undefined;
    this.threads ??= new ReaderThreads(filename, this.config.readers);
    return this.threads.wanted ? { apart: this.threads } : undefined;
  }

  override runner(builder: Builder): Runner {
    const runner = super.runner(builder);
    const run = runner.run.bind(runner);
    // `run` alone is replaced, not `stream`: streams use a connection of the pool.
    runner.run = () => {
      if (reads.has(String(builder._method)) && !builder._connection) runner.connection = this.readingApart();
      return run();
    };
    return runner;
  }

  override async destroy(done?: () => void): Promise<void> {
    await this.threads?.end();
    return super.destroy(done);
  }

  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    return new ImmediateTransaction(this, container, config, outer) as unknown as Knex.Transaction;
  }

  /**
   * Waits without blocking while another process writes; SQLite's own waiting would block this process. The same
   * statement object is tried again, because libsql keeps a refused statement open, and no transaction could commit
   * then.
   */
  override async _query(connection: Connection | ApartConnection, query: KnexQuery): Promise<KnexQuery> {
    const attempt = 'apart' in connection ? this.apart(connection, query) : this.prepared(connection, query);
    const until = Date.now() + longestWaitMs;
    for (;;) {
      try {
        await attempt();
        return query;
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (Date.now() > until) {
          if (!('apart' in connection)) connection.__knex__disposed = error;
          throw error;
        }
        await pause(2 + Math.random() * 8);
      }
    }
  }

  private apart({ apart }: ApartConnection, query: KnexQuery): () => Promise<void> {
    const bindings = this._formatBindings(query.bindings);
    return async () => {
      query.response = await apart.read(query.sql, bindings);
    };
  }

  private prepared(connection: Connection, query: KnexQuery): () => void {
    if (/^(BEGIN|COMMIT|ROLLBACK)/.test(query.sql)) return () => void connection.exec(query.sql);
    const statement = isPrepared(query) ? keptOf(connection, query.sql) : connection.prepare(query.sql);
    const bindings = this._formatBindings(query.bindings);
    if (statement.reader) {
      return () => {
        query.response = statement.all(bindings);
      };
    }
    return () => {
      const { lastInsertRowid, changes } = statement.run(bindings);
      query.response = { lastInsertRowid, changes };
      query.context = { lastID: lastInsertRowid, changes };
    };
  }
}

/** The methods of a query builder that only read. */
const reads = new Set(['select', 'first', 'pluck']);

/** Prepared statements by their text. SQLite itself prepares them again after a change of the tables. */
const kept = new WeakMap<Connection, Map<string, Database.Statement>>();

function keptOf(connection: Connection, sql: string): Database.Statement {
  const known = kept.get(connection) ?? new Map<string, Database.Statement>();
  kept.set(connection, known);
  const statement = known.get(sql) ?? connection.prepare(sql);
  known.set(sql, statement);
  return statement;
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}
