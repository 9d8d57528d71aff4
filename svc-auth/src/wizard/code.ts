import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits, all alike probable. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What is kept of a code: its person belongs to it, and the secret keeps a million guesses from whoever reads the table. */
export function hashOfCode(secret: Buffer, personId: number, code: string): string {
  return createHmac('sha256', secret).update(`${personId}\n${code}`).digest('hex');
}

/** Takes the same time whatever the two have in common. */
export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
