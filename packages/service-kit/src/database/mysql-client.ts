/// <reference path="./knex-internals.d.ts" />
import Mysql2Client from 'knex/lib/dialects/mysql2';
import { againAfterDeadlock } from './again';

/** A connection as knex's pool holds it. */
export interface Connection {
  /** Set while a transaction has the connection. */
  __knexTxId?: string;
}

/**
 * knex's mysql2 dialect. The engine may end any statement that waits for a row which a transaction changes: outside a
 * transaction such a statement has stored nothing and runs again.
 */
export class MysqlClient extends Mysql2Client {
  override async _query(connection: Connection, query: unknown): Promise<unknown> {
    const run = () => super._query(connection, query);
    return connection.__knexTxId ? run() : againAfterDeadlock(run);
  }
}
