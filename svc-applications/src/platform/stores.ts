export const outboxName = 'applications_outbox';
export const eventsName = 'applications_events';

/** The stores of all modules, on one connection or in one transaction. Each module adds its own in its `module.ts`. */
export interface Stores {
  /**
   * Adds a piece of work for the outbox worker; returns its id. A mail that names its application is put on record at
   * once, other mails when they are delivered.
   */
  enqueue(kind: string, payload: object, applicationId?: number): Promise<number>;
  /** Runs `work` on stores of one transaction. */
  transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** The time on the database's clock. Clocks of replicas may differ from each other and jump. */
  databaseNow(): Promise<Date>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
}
