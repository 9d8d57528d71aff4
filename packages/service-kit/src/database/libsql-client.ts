/// <reference path="./knex-internals.d.ts" />
import type { Knex } from 'knex';
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3';
import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction';
import Database from 'libsql';

/** Takes the write lock at once: with a plain BEGIN two processes read first and then both fail to write. */
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
}
