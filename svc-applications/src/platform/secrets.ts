import { createHash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits in characters that an address may have. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash that is stored: it recognises the secret and is useless to a reader of the table. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
