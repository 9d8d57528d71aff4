import { createHash } from 'node:crypto';
import { formsOfBefore } from '@portal/contract-svc-applications-v1/values/stored-phone';
import { coreOf } from './phone';

const keyOf = (email: string, core: string): string =>
  createHash('sha256').update(`${email}\n${core}`).digest('hex');

/** The same for one email address with all forms of one phone number: of two first sign-ins at once, one makes the row. */
export const pairKey = (email: string, phone: string): string => keyOf(email, coreOf(phone));

/** The key of a pair, and those that earlier rows may have for a number behind the dial code of another country. */
export function pairKeys(email: string, phone: string): string[] {
  const core = coreOf(phone);
  return [core, ...formsOfBefore(core)].map((one) => keyOf(email, one));
}
