import type { Deferred, Stores } from '../platform';
import type { DeliveryParts } from './parts';

/** The members of a payload that hold an id. */
type IdIn<Payload> = {
  [Key in keyof Payload]-?: Payload[Key] extends number ? Key & string : never;
}[keyof Payload];

/**
 * How to find the waiting outbox rows about somebody who is erased. The payload has the id of the application, of a row
 * that belongs to it (`application` names that table's column, by default `application_id`), or of the person. With
 * `sentToo`, rows are deleted even after they were sent, because their payload has personal data.
 */
export type ErasedBy<Id extends string = string> =
  | { application: Id }
  | { row: Id; of: string; application?: string }
  | { person: Id; sentToo?: true };

/** Work that the outbox does later. The `Payload` is stored with it, and holds ids rather than facts. */
export interface WorkOf<Payload extends object> {
  /** The name of the kind in stored rows: renaming it makes another kind. */
  kind: string;
  actsFor: Deferred;
  /** The application that the work is about; undefined if that is gone. Absent if the work is about none. */
  applicationOf?(stores: Stores, payload: Payload): Promise<number | undefined> | number | undefined;
  /**
   * Does the work; may run twice for one row.
   * @throws Undeliverable if it must not be tried again; after any other error it is
   */
  deliver(parts: DeliveryParts, payload: Payload, messageId: string): Promise<void>;
  erase: ErasedBy<IdIn<Payload>>;
}

/** A kind of work as the outbox worker, the list of mails and the erasing use it. */
export interface Work extends Omit<WorkOf<object>, 'applicationOf' | 'deliver' | 'erase'> {
  applicationOf?(stores: Stores, payload: unknown): Promise<number | undefined> | number | undefined;
  deliver(parts: DeliveryParts, payload: unknown, messageId: string): Promise<void>;
  erase: ErasedBy;
}

/** Declares work other than a mail. */
export const defineWork = <Payload extends object>(work: WorkOf<Payload>): Work => work;
