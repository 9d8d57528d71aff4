export interface DatabaseConfig {
  /** `mysql://user:password@host:3306/name` or `sqlite:/path/file.sqlite`. */
  url: string;
  /** Refuses to write. A SQLite file has to exist then. */
  readOnly?: boolean;
  /** Connections at most, on MySQL; SQLite always has one. */
  poolSize?: number;
}
