/// <reference path="./knex-internals.d.ts" />
import Mysql2Client from 'knex/lib/dialects/mysql2';
import { againAfterDeadlock } from './again';
import { nameDriverError } from './errors';
import { type ExecutingConnection, executed, isNotPrepared } from './execute';
import { isPrepared, type KnexQuery } from './prepared';

/** A connection as knex's pool holds it. */
export interface Connection extends ExecutingConnection {
  /** Set while a transaction has the connection. */
  __knexTxId?: string;
}

/**
 * knex's mysql2 dialect. The engine may end any statement that waits for a row which a transaction changes. Outside of
 * a transaction such a statement has stored nothing, so it runs again.
 */
export class MysqlClient extends Mysql2Client {
  override async _query(connection: Connection, query: KnexQuery): Promise<unknown> {
    const run = () => this.run(connection, query);
    try {
      return await (connection.__knexTxId ? run() : againAfterDeadlock(run));
    } catch (error) {
      throw nameDriverError(error);
    }
  }

  private async run(connection: Connection, query: KnexQuery): Promise<unknown> {
    if (!isPrepared(query)) return super._query(connection, query);
    try {
      return await executed(connection, query);
    } catch (error) {
      if (!isNotPrepared(error)) throw error;
      // Sent as text this time, and prepared again the next time.
      connection.unprepare(query.sql);
      return super._query(connection, query);
    }
  }
}
