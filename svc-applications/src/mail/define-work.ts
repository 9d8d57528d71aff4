import type { Deferred, Stores } from '../platform';
import type { DeliveryParts } from './parts';

/** The members of a payload that hold an id. */
type IdIn<Payload> = {
  [Key in keyof Payload]-?: Payload[Key] extends number ? Key & string : never;
}[keyof Payload];

/**
 * By what a row that waits in the outbox is known to be about somebody who is erased: its payload has the id of the
 * application, of a row that belongs to one (`application` names the column, `application_id` when absent), or of the
 * person. A payload with personal data in it goes after it was sent, too.
 */
export type ErasedBy<Id extends string = string> =
  | { application: Id }
  | { row: Id; of: string; application?: string }
  | { person: Id; sentToo?: true };

/** Work that an outbox does later; `Payload` is stored with it, and holds ids rather than facts. */
export interface WorkOf<Payload extends object> {
  /** How its rows are called. It is stored: a new name is a new kind. */
  kind: string;
  actsFor: Deferred;
  /** The application that it is about; undefined where that is gone. Absent: it is about none. */
  applicationOf?(stores: Stores, payload: Payload): Promise<number | undefined> | number | undefined;
  /** Does it; throws when it must be tried again, Undeliverable when it must not. May run twice for one row. */
  deliver(parts: DeliveryParts, payload: Payload, messageId: string): Promise<void>;
  erase: ErasedBy<IdIn<Payload>>;
}

/** A kind of work as the worker, the list of mails and the erasing see it. */
export interface Work extends Omit<WorkOf<object>, 'applicationOf' | 'deliver' | 'erase'> {
  applicationOf?(stores: Stores, payload: unknown): Promise<number | undefined> | number | undefined;
  deliver(parts: DeliveryParts, payload: unknown, messageId: string): Promise<void>;
  erase: ErasedBy;
}

/** Declares work that is no mail. */
export const defineWork = <Payload extends object>(work: WorkOf<Payload>): Work => work;
