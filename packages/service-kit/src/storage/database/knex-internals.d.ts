// knex publishes these modules without types; this declares only the members that our dialects override.
declare module 'knex/lib/dialects/sqlite3/execution/sqlite-transaction' {
  export default class SqliteTransaction {
    readonly readOnly: boolean | undefined;
    constructor(client: unknown, container: unknown, config: unknown, outer: unknown);
    begin(connection: unknown): Promise<unknown>;
    query(connection: unknown, sql: string): Promise<unknown>;
  }
}
declare module 'knex/lib/dialects/better-sqlite3' {
  import { Knex } from 'knex';

  export interface Builder {
    _method?: string;
    _connection?: unknown;
  }

  export interface Runner {
    connection: unknown;
    run(): Promise<unknown>;
  }

  export default class BetterSqlite3Client extends Knex.Client {
    // biome-ignore lint/suspicious/noExplicitAny: knex hands its settings on as they were given
    config: any;
    /** Set for the client of a transaction. */
    transacting: boolean | undefined;
    runner(builder: Builder): Runner;
    destroy(done?: () => void): Promise<void>;
    _driver(): unknown;
    _query(connection: unknown, query: unknown): Promise<unknown>;
    _formatBindings(bindings: unknown[] | undefined): unknown[];
    transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction;
  }
}
declare module 'knex/lib/dialects/mysql2' {
  import { Knex } from 'knex';

  export default class Mysql2Client extends Knex.Client {
    // biome-ignore lint/suspicious/noExplicitAny: knex hands its settings on as they were given
    config: any;
    connectionSettings: object;
    acquireRawConnection(): Promise<unknown>;
    destroyRawConnection(connection: unknown): Promise<void>;
    validateConnection(connection: unknown): Promise<boolean>;
    _query(connection: unknown, query: unknown): Promise<unknown>;
  }
}
