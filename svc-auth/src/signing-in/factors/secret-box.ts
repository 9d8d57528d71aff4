import { createHmac } from 'node:crypto';
import { Unavailable } from '@portal/service-kit/errors';
import * as sealing from '@portal/service-kit/sealing';

const ownerOf = (personId: number): string => `person ${personId}`;

/** Encrypts a text for one person. */
export const seal = (key: Buffer, personId: number, text: string): string =>
  sealing.seal(key, ownerOf(personId), text);

/**
 * @throws Unavailable when the text was altered, is another person's, or was encrypted by another key, as while replicas
 * with two keys run: nobody's code is wrong for that
 */
export function unseal(key: Buffer, personId: number, box: string): string {
  try {
    return sealing.unseal(key, ownerOf(personId), box);
  } catch (cause) {
    throw new Unavailable(undefined, { cause });
  }
}

/** The hash of a recovery code: without the key a stolen table reveals nothing about it. */
export const hashOf = (key: Buffer, personId: number, code: string): string =>
  createHmac('sha256', key).update(`recovery ${personId}\n${code}`).digest('hex');
