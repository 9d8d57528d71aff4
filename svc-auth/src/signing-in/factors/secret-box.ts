import { createHmac } from 'node:crypto';
import { Unavailable } from '@portal/service-kit/errors';
import * as sealing from '@portal/service-kit/sealing';

const ownerOf = (personId: number): string => `person ${personId}`;

/** Encrypts a text for one person. */
export const seal = (key: Buffer, personId: number, text: string): string =>
  sealing.seal(key, ownerOf(personId), text);

/**
 * Decrypts a text that `seal` made.
 * @throws Unavailable when the text was altered, belongs to another person, or was encrypted with another key, as when
 * replicas have different keys: then the person's code is not wrong
 */
export function unseal(key: Buffer, personId: number, box: string): string {
  try {
    return sealing.unseal(key, ownerOf(personId), box);
  } catch (cause) {
    throw new Unavailable(undefined, { cause });
  }
}

/** Returns the hash of a recovery code: without the key, a stolen table reveals nothing about the code. */
export const hashOf = (key: Buffer, personId: number, code: string): string =>
  createHmac('sha256', key).update(`recovery ${personId}\n${code}`).digest('hex');
