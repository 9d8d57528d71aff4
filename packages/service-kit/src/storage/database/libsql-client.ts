/// <reference path="./knex-internals.d.ts" />
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3';
import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction';
import Database from 'libsql';
import { type KnexQuery as AnyKnexQuery, isPrepared } from './prepared';

/** A connection as knex's pool holds it; a connection marked as disposed is not used again. */
interface Connection extends Database.Database {
  __knex__disposed?: unknown;
}

interface KnexQuery extends AnyKnexQuery {
  context?: { lastID: unknown; changes: number };
}

const longestWaitMs = 5000;

/**
 * Takes the write lock at once: after a plain BEGIN two processes could both read first and then both fail to write.
 */
class ImmediateTransaction extends SqliteTransaction {
  override begin(connection: unknown) {
    return this.query(connection, this.readOnly ? 'BEGIN;' : 'BEGIN IMMEDIATE;');
  }
}

/** knex's better-sqlite3 dialect on libsql, which has the same API and comes prebuilt. */
export class LibsqlClient extends BetterSqlite3Client {
  override _driver() {
    return Database;
  }

  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    return new ImmediateTransaction(this, container, config, outer) as unknown as Knex.Transaction;
  }

  /**
   * While another process writes, this process waits without blocking: SQLite's own waiting would block it. The same
   * statement is tried again, because libsql keeps a refused statement open, and no transaction could commit then.
   */
  override async _query(connection: Connection, query: KnexQuery): Promise<KnexQuery> {
    const attempt = this.prepared(connection, query);
    const until = Date.now() + longestWaitMs;
    for (;;) {
      try {
        attempt();
        return query;
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (Date.now() > until) {
          connection.__knex__disposed = error;
          throw error;
        }
        await pause(2 + Math.random() * 8);
      }
    }
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

/** By their text; SQLite prepares them anew by itself after a change of the tables. */
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
