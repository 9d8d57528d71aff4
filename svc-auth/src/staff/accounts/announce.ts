import { EnvError } from '@portal/service-kit/env';
import { EmailTaken } from '../../platform/errors';
import type { Stores } from '../../platform/stores';
import { ensureAdministrator, type FirstAdministrator } from './first-administrator';

/**
 * Makes the first administrator when there is none and shows once how to sign in: to the parent process, or else as a
 * line on stdout. A password from the environment is not shown.
 */
export async function announceAdministrator(
  stores: Stores,
  given: { email: string; password?: string },
): Promise<void> {
  const made = await make(stores, given);
  if (!made) return;
  if (process.send) process.send({ firstAdministrator: made });
  else process.stdout.write(`${signInSentence(made)}\n`);
}

async function make(
  stores: Stores,
  given: { email: string; password?: string },
): Promise<FirstAdministrator | undefined> {
  try {
    return await ensureAdministrator(stores, given, new Date());
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
    throw new EnvError('ADMIN_EMAIL must be an email address that no other account has; it is taken.');
  }
}

function signInSentence({ email, password }: FirstAdministrator): string {
  return password
    ? `First administrator: ${email} with the password ${password} (shown this once; it opens nothing but choosing your own)`
    : `First administrator: ${email} with the password given as ADMIN_PASSWORD`;
}
