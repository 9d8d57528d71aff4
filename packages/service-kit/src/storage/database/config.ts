import type { ReaderOptions } from './reader-threads';

export interface DatabaseConfig {
  /**
   * `mysql://user:password@host:3306/name` or `sqlite:/path/file.sqlite`. The servers of a Galera cluster are addresses
   * with commas between them; each process uses the first that takes part in the cluster.
   */
  url: string;
  /** Refuses writes; a SQLite file must exist already. */
  readOnly?: boolean;
  /** The most connections to MySQL; SQLite always has one. */
  poolSize?: number;
  /** When and how a SQLite file is read in separate threads. */
  readers?: ReaderOptions;
  /** In seconds: how long a statement may take (on MySQL only reading ones); 0 for no limit. */
  statementSeconds?: number;
}
