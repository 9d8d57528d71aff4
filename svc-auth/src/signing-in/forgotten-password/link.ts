import { createHash, randomBytes } from 'node:crypto';

/** Makes a random token of 256 bits in characters that are allowed in an address. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash that is stored: it recognises the token and does not reveal it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/#reset=${token}`;
}
