import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits, all codes equally likely. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * The hash that is stored: bound to its person, and with a secret that keeps a reader of the table from trying all
 * codes.
 */
export function hashOfCode(secret: Buffer, personId: number, code: string): string {
  return createHmac('sha256', secret).update(`${personId}\n${code}`).digest('hex');
}

/** Takes the same time however much the two hashes have in common. */
export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
