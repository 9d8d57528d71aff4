import { createHash, randomBytes } from 'node:crypto';

/** Unguessable, and fit for an address. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: enough to know it again, useless to whoever reads the table. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/?reset=${token}`;
}
