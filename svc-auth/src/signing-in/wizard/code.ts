import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits, all codes equally likely. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Returns the hash that is stored. It is bound to the person, and the secret keeps a reader of the table from trying
 * all codes.
 */
export function hashOfCode(secret: Buffer, personId: number, code: string): string {
  return createHmac('sha256', secret).update(`${personId}\n${code}`).digest('hex');
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
