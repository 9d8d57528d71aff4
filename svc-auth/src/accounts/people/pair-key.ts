import { createHash } from 'node:crypto';
import { formsOfBefore } from '@portal/contract-svc-applications-v1/values/stored-phone';
import { coreOf } from './phone';

const keyOf = (email: string, core: string): string =>
  createHash('sha256').update(`${email}\n${core}`).digest('hex');

/**
 * Returns one key for an email address with any form of a phone number. The key is unique in the table, so that of two
 * simultaneous first sign-ins only one inserts a row.
 */
export const pairKey = (email: string, phone: string): string => keyOf(email, coreOf(phone));

/** Returns the key of a pair, and keys of earlier rows that stored the number behind another country's dial code. */
export function pairKeys(email: string, phone: string): string[] {
  const core = coreOf(phone);
  return [core, ...formsOfBefore(core)].map((one) => keyOf(email, one));
}
