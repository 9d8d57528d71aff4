import { NotFound } from '@portal/service-kit/errors';
import { isStaff, mayGetMailedPassword } from '../people/person';
import type { Service } from '../service';
import { hashPassword } from './hashing';
import { randomPassword } from './random-password';

const goodForMs = 14 * 24 * 3_600_000;

export type MailedPassword = { password: string } | { already_has_password: true };

/**
 * A fresh password for an applicant whose account nobody has opened yet; it replaces an unused earlier one. It is
 * good for 14 days, and for good once it has been used. Kept as a hash alone.
 */
export async function makeMailedPassword(service: Service, personId: number): Promise<MailedPassword> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  return service.stores.together(async ({ people }) => {
    const person = await people.lock(personId);
    if (!person?.active) throw new NotFound();
    if (isStaff(person) || !mayGetMailedPassword(person)) return { already_has_password: true };
    const now = service.clock();
    const mailedPasswordExpiresAt = new Date(now.getTime() + goodForMs);
    await people.update(personId, { passwordHash, passwordState: 'mailed', mailedPasswordExpiresAt }, now);
    return { password };
  });
}
