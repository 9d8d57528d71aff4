export interface DatabaseConfig {
  /** `mysql://user:password@host:3306/name` or `sqlite:/path/file.sqlite`. */
  url: string;
  /** Refuses writes; a SQLite file must exist already. */
  readOnly?: boolean;
  /** The most connections to MySQL; SQLite always has one. */
  poolSize?: number;
}
