import { NotFound } from '@portal/service-kit/errors';
import { bucket, passwordChangePerAccount } from '../attempts/limits';
import { WrongCurrentPassword } from '../errors';
import type { Service } from '../service';
import { endSessions } from '../sessions/end';
import { compareWithDecoy, hashPassword, passwordMatches } from './hashing';
import type { PasswordChange } from './schema';

/**
 * Gives a person the password of their choice and signs them out everywhere else.
 * @throws WrongCurrentPassword, and TooMany after ten of those in a quarter of an hour.
 */
export async function changePassword(
  service: Service,
  who: { personId: number; sessionId: string },
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { attempts, stores, clock } = service;
  const account = bucket(passwordChangePerAccount, String(who.personId));
  await attempts.refuseWhenSpent([account]);
  const person = await stores.people.byId(who.personId);
  if (!person) throw new NotFound();
  const matches = person.passwordHash
    ? await passwordMatches(person.passwordHash, currentPassword)
    : await compareWithDecoy(currentPassword);
  if (!matches) {
    await attempts.count([account]);
    throw new WrongCurrentPassword();
  }
  await attempts.refuseWhenSpent([account]);

  const passwordHash = await hashPassword(newPassword);
  await endSessions(service, async ({ people, resets, sessions }) => {
    const now = clock();
    const current = await people.lock(person.id);
    // Two changes at once: the second one's current password is not current any more.
    if (current?.passwordHash !== person.passwordHash) throw new WrongCurrentPassword();
    await people.update(
      person.id,
      { passwordHash, passwordState: 'own', mailedPasswordExpiresAt: null },
      now,
    );
    await resets.voidAllOf(person.id, now);
    return sessions.endAllOf(person.id, who.sessionId, now);
  });
}
