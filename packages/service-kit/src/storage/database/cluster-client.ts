import { MysqlClient, type Connection as MysqlConnection } from './mysql-client';
import { inTurn, type Node } from './nodes';
import type { KnexQuery } from './prepared';

/** A connection marked as disposed is not used again. */
interface Connection extends MysqlConnection {
  query(sql: string, done: (error: unknown, rows: { Value: string }[]) => void): void;
  __knex__disposed?: unknown;
  node?: Node;
  openedAt?: number;
}

/** The code of statements that a server refuses since it takes no part in its cluster. */
const outside = 'ER_UNKNOWN_COM_ERROR';

/** As long as this a connection stays with another server than the first of the list. */
const awayMs = 30_000;

/**
 * For a cluster: each connection goes to the first server of the list that takes part in the cluster. A conflict between
 * two servers is a deadlock: a statement outside a transaction runs again, and `inTransaction` does the same for
 * transactions.
 */
export class ClusterClient extends MysqlClient {
  override async acquireRawConnection(): Promise<Connection> {
    let failure: unknown;
    for (const node of inTurn(this.config.nodes, Date.now())) {
      try {
        return await this.connectTo(node);
      } catch (error) {
        node.failedAt = Date.now();
        failure = error;
      }
    }
    throw failure;
  }

  private async connectTo(node: Node): Promise<Connection> {
    // The driver reads the settings at once, so that two connections do not mix them up.
    this.connectionSettings = { ...this.connectionSettings, ...node.address };
    const connection = (await super.acquireRawConnection()) as Connection;
    try {
      if (await takesPart(connection)) return Object.assign(connection, { node, openedAt: Date.now() });
      const { host, port } = node.address;
      const problem = new Error(`The database at ${host}:${port} takes no part in its cluster`);
      throw Object.assign(problem, { code: outside });
    } catch (error) {
      await super.destroyRawConnection(connection);
      throw error;
    }
  }

  override async _query(connection: Connection, query: KnexQuery): Promise<unknown> {
    try {
      return await super._query(connection, query);
    } catch (error) {
      if (!isOutside(error)) throw error;
      leave(connection, error);
      if (connection.__knexTxId) throw error;
      // It was refused, not begun: it runs at a server that takes part.
      return await this.elsewhere(query);
    }
  }

  private async elsewhere(query: KnexQuery): Promise<unknown> {
    const other = await this.acquireRawConnection();
    try {
      return await super._query(other, query);
    } finally {
      await super.destroyRawConnection(other);
    }
  }

  /** Leads back to the first server once it may be there again: while processes use two servers, more conflicts arise. */
  override async validateConnection(connection: Connection): Promise<boolean> {
    if (!(await super.validateConnection(connection))) return false;
    // What one connection has found out counts for the others to that server.
    if ((connection.node?.failedAt ?? 0) > (connection.openedAt ?? 0)) return false;
    const [first] = inTurn(this.config.nodes, Date.now());
    return connection.node === first || Date.now() - (connection.openedAt ?? 0) < awayMs;
  }
}

/**
 * A server that has lost the majority of its cluster, or is still fetching what it missed, refuses all statements. A
 * server without a cluster takes part in whatever it is.
 */
async function takesPart(connection: Connection): Promise<boolean> {
  const isOn = async (statement: string) => {
    const rows = await rowsOf(connection, statement);
    return rows.some(({ Value }) => Value === 'ON');
  };
  return !(await isOn("show variables like 'wsrep_on'")) || (await isOn("show status like 'wsrep_ready'"));
}

const rowsOf = (connection: Connection, statement: string) =>
  new Promise<{ Value: string }[]>((resolve, reject) => {
    connection.query(statement, (error, rows) => (error ? reject(error) : resolve(rows)));
  });

/** The server has lost the majority of its cluster: 'WSREP has not yet prepared node for application use'. */
const isOutside = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === outside;

function leave(connection: Connection, error: unknown): void {
  connection.__knex__disposed = error;
  if (connection.node) connection.node.failedAt = Date.now();
}
