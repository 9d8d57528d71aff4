import { administratorRole } from '@portal/service-kit/permissions';
import { hashPassword } from '../../accounts/passwords/hashing';
import { randomPassword } from '../../accounts/passwords/random-password';
import { normaliseEmail } from '../../accounts/people/identifier';
import { EmailTaken } from '../../platform/errors';
import type { Stores } from '../../platform/stores';

export interface FirstAdministrator {
  email: string;
  /** Present only when the service made the password; the operator knows a password from the environment. */
  password?: string;
}

/**
 * Makes the first administrator while there is none who has joined; returns undefined when there is one already, also
 * when another process was faster. A password that the service made must be changed at the first sign-in.
 * @throws EmailTaken when an applicant has this email address
 */
export async function ensureAdministrator(
  { people }: Pick<Stores, 'people'>,
  given: { email: string; password?: string },
  now: Date,
): Promise<FirstAdministrator | undefined> {
  if (await people.hasWorking(administratorRole)) return undefined;
  const email = normaliseEmail(given.email);
  const password = given.password ?? randomPassword();
  try {
    await people.insert(
      {
        email,
        phone: null,
        name: 'Administrator',
        role: administratorRole,
        passwordHash: await hashPassword(password),
        passwordState: given.password === undefined ? 'mailed' : 'own',
      },
      now,
    );
  } catch (error) {
    if (error instanceof EmailTaken && (await people.hasWorking(administratorRole))) return undefined;
    throw error;
  }
  return given.password === undefined ? { email, password } : { email };
}
