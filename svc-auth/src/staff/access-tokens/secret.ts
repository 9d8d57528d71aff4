import { createHash, randomBytes } from 'node:crypto';
import { ACCESS_TOKEN_PREFIX } from '@portal/contract-svc-auth-v1';

export const newSecret = (): string => ACCESS_TOKEN_PREFIX + randomBytes(32).toString('base64url');

/** Returns the hash of a token's secret. 256 random bits cannot be guessed, so a fast hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
