export const outboxName = 'auth_outbox';
export const eventsName = 'auth_events';

/** The stores of all modules, on one connection or in one transaction. Each module adds its own in its `module.ts`. */
export interface Stores {
  /** Queues a piece of work for the outbox worker; returns its id. */
  enqueue(kind: string, payload: object): Promise<number>;
  /** Runs `work` in one transaction: all its writes are stored, or none. */
  transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** @throws when the database does not answer */
  ping(): Promise<void>;
}
