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

/** The code with which a server refuses statements while it is not part of its cluster. */
const outside = 'ER_UNKNOWN_COM_ERROR';

/** In ms: how long a connection stays with a server other than the first of the list. */
const awayMs = 30_000;

/**
 * The client of a cluster: each connection goes to the first server of the list that is part of the cluster. A conflict
 * between two servers is reported as a deadlock: a statement outside a transaction runs again, and `inTransaction`
 * repeats whole transactions.
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
    // The driver reads the settings synchronously, so that two connections do not mix them up.
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
      // The statement was refused before it began, so it can run at a server that is part of the cluster.
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

  /**
   * Ends connections to other servers once the first one may be back: processes at different servers have more
   * conflicts.
   */
  override async validateConnection(connection: Connection): Promise<boolean> {
    if (!(await super.validateConnection(connection))) return false;
    // A failure found by one connection counts for all connections to the same server.
    if ((connection.node?.failedAt ?? 0) > (connection.openedAt ?? 0)) return false;
    const [first] = inTurn(this.config.nodes, Date.now());
    return connection.node === first || Date.now() - (connection.openedAt ?? 0) < awayMs;
  }
}

/**
 * Whether the server can be used. A server that has lost the majority of its cluster, or is still fetching missed
 * changes, refuses all statements. A server without a cluster can always be used.
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
