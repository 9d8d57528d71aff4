import { mailedPasswordDays } from '@portal/contract-svc-auth-v1';
import { NotFound } from '@portal/service-kit/errors';
import { hashPassword } from '../../accounts/passwords/hashing';
import { randomPassword } from '../../accounts/passwords/random-password';
import { isStaff, mayGetMailedPassword } from '../../accounts/people/person';
import type { Service } from '../../platform/service';
import { hashOfToken, newResetToken, resetLink } from '../forgotten-password/link';

const goodForMs = mailedPasswordDays * 24 * 3_600_000;

/** `email` is the account's address, to which the mail goes. */
export type MailedPassword = { email: string } & (
  | { password?: string; link: string }
  | { already_has_password: true }
);

/**
 * Makes a password for an applicant whose account nobody has opened yet, and a link to choose one; they replace earlier
 * ones. The password expires after 14 days unless it was used; the link expires in any case. Only hashes are stored.
 */
export async function makeMailedPassword(
  service: Service,
  personId: number,
  { linkAlone = false } = {},
): Promise<MailedPassword> {
  const password = linkAlone ? undefined : randomPassword();
  const passwordHash = password && (await hashPassword(password));
  const token = newResetToken();
  return service.stores.transaction(async ({ people, resets }) => {
    const person = await people.lock(personId);
    if (!person?.active) throw new NotFound();
    const { email } = person;
    if (isStaff(person) || !mayGetMailedPassword(person)) return { email, already_has_password: true };
    const now = service.clock();
    const expiresAt = new Date(now.getTime() + goodForMs);
    if (passwordHash) {
      const mailed = { passwordHash, passwordState: 'mailed', mailedPasswordExpiresAt: expiresAt } as const;
      await people.update(personId, mailed, now);
    }
    await resets.voidAllOf(personId, now);
    await resets.insert({ tokenHash: hashOfToken(token), personId, createdAt: now, expiresAt });
    return { email, ...(password && { password }), link: resetLink(service.publicUrl, token) };
  });
}
