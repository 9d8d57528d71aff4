import type { Readable } from 'node:stream';
import { DomainError } from '../../base/errors';
import { message } from '../../base/messages';

export interface StoredObject {
  size: number;
  /** Hexadecimal, of the stored bytes. */
  sha256: string;
}

export interface ObjectInfo {
  key: string;
  size: number;
}

/** An object in a list. */
export interface ListedObject extends ObjectInfo {
  storedAt: Date;
}

/** The remains of a `put` that was cut off because its process or machine stopped. */
export interface Leftover {
  /** A name for people to read, not a key. */
  name: string;
  remove(): Promise<void>;
}

export interface PutOptions {
  /** In bytes, when known: an object of another size is refused. */
  size?: number;
  contentType?: string;
}

/**
 * Objects under keys like `people/7/letter-3f2a.pdf`: names of letters, digits and `. _ -` that do not begin with a
 * dot, separated by slashes. When `put` resolves, the object is complete and on disk; after a failed `put` no object is
 * visible.
 */
export interface ObjectStore {
  put(key: string, source: Readable | Buffer, options?: PutOptions): Promise<StoredObject>;
  /** The stream must be read to its end or destroyed. @throws ObjectMissing */
  get(key: string): Promise<Readable>;
  /** @throws ObjectMissing */
  stat(key: string): Promise<ObjectInfo>;
  /** Removing a missing object is no error. */
  remove(key: string): Promise<void>;
  /** Objects whose keys begin with `prefix`, ordered by key. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /**
   * Remains of `put` calls that were cut off before this time. Later `put` calls do not touch them; `list` leaves them
   * out.
   */
  unfinished(before: Date): AsyncIterable<Leftover>;
  /** For /readyz: throws when nothing can be stored. */
  ready(): Promise<void>;
}

/** There is no object under this key. Answered 404 where the service's `statuses` map it so. */
export class ObjectMissing extends DomainError {
  constructor(cause?: unknown) {
    super('ObjectMissing', message('fileGone'), { cause });
  }
}

const fit = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/**
 * @throws for keys that could lead out of the store (`..`, a leading slash) or have another form than ObjectStore
 * allows
 */
export function assertKey(key: string): void {
  if (key.length > 500 || !fit.test(key))
    throw new Error(`Not a key of the object store: ${JSON.stringify(key)}`);
}
