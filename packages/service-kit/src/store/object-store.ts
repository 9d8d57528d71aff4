import type { Readable } from 'node:stream';
import { DomainError } from '../errors';

export interface StoredObject {
  size: number;
  /** Hexadecimal, of the bytes as stored. */
  sha256: string;
}

export interface ObjectInfo {
  key: string;
  size: number;
}

/** As it stands in a list. */
export interface ListedObject extends ObjectInfo {
  storedAt: Date;
}

/** What a `put` left that was cut off: its process was killed, or the machine. */
export interface Leftover {
  /** For people; no key. */
  name: string;
  remove(): Promise<void>;
}

export interface PutOptions {
  /** Bytes, when known: the object is refused when it turns out otherwise. */
  size?: number;
  contentType?: string;
}

/**
 * Objects under keys like `people/7/letter-3f2a.pdf`: names of letters, digits and `. _ -` that do
 * not begin with a dot, separated by slashes.
 * When `put` has answered, the object is whole and on disk; a failed `put` leaves nothing to be seen.
 */
export interface ObjectStore {
  put(key: string, source: Readable | Buffer, options?: PutOptions): Promise<StoredObject>;
  /** Throws ObjectMissing. The stream must be read to its end or destroyed. */
  get(key: string): Promise<Readable>;
  /** Throws ObjectMissing. */
  stat(key: string): Promise<ObjectInfo>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Objects whose keys begin so, ordered by key. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** What was left before then by a `put` that was cut off. No later one comes upon it, and nothing lists it. */
  unfinished(before: Date): AsyncIterable<Leftover>;
  /** For /readyz: throws when nothing can be stored. */
  ready(): Promise<void>;
}

/** There is nothing under this key. Answered 404 when the service's `statuses` say so. */
export class ObjectMissing extends DomainError {
  constructor(cause?: unknown) {
    super('ObjectMissing', 'This file is not there.', { cause });
  }
}

const fit = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Throws on keys that could leave the store (`..`, a leading slash) or are otherwise not of the agreed form. */
export function assertKey(key: string): void {
  if (key.length > 500 || !fit.test(key))
    throw new Error(`Not a key of the object store: ${JSON.stringify(key)}`);
}
