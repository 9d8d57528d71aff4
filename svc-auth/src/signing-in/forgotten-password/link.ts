import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits in characters that an address may have. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored: it recognises the token and is useless to a reader of the table. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/#reset=${token}`;
}
