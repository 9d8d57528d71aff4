import { createHash } from 'node:crypto';
import { coreOf } from './phone';

/** The same for one email address with all forms of one phone number: of two first sign-ins at once, one makes the row. */
export const pairKey = (email: string, phone: string): string =>
  createHash('sha256')
    .update(`${email}\n${coreOf(phone)}`)
    .digest('hex');
