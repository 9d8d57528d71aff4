import { createHash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits, in characters that may stand in a web address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash that is stored for a secret: it recognises the secret but does not reveal it to a reader of the table. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
