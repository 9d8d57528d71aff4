import { createHash, randomBytes } from 'node:crypto';
import { ACCESS_TOKEN_PREFIX } from '@portal/contract-svc-auth-v1';

export const newSecret = (): string => ACCESS_TOKEN_PREFIX + randomBytes(32).toString('base64url');

/** 256 random bits need no slow hash: nobody guesses them. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
