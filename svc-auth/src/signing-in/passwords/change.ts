import { samePassword } from '@portal/contract-svc-auth-v1/password-rules';
import { PASSWORD_SCOPE } from '@portal/service-kit/auth';
import { Invalid, NotFound } from '@portal/service-kit/errors';
import { bucket, passwordChangePerAccount } from '../../accounts/attempts/limits';
import { mailChange } from '../../accounts/changes/mail-change';
import { refuseCommonPassword } from '../../accounts/passwords/common';
import { compareWithDecoy, hashPassword, passwordMatches } from '../../accounts/passwords/hashing';
import type { PasswordChange } from '../../accounts/passwords/schema';
import { endAccess } from '../../accounts/people/end-access';
import { ofPerson } from '../../accounts/people/event-of-person';
import { endSessions } from '../../accounts/sessions/end';
import { SessionOver, WrongCurrentPassword } from '../../platform/errors';
import type { Service } from '../../platform/service';

/**
 * Sets the password that a person has chosen and ends all else that opens something in their name.
 * @throws WrongCurrentPassword, Invalid for the current password once more or a common one, SessionOver where the session
 * has ended meanwhile, and TooMany after ten wrong current passwords within a quarter of an hour
 */
export async function changePassword(
  service: Service,
  actor: { personId: number; sessionId: string; scope: string },
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { attempts, stores, clock } = service;
  const account = bucket(passwordChangePerAccount, String(actor.personId));
  await attempts.refuseWhenSpent([account]);
  const person = await stores.people.byId(actor.personId);
  if (!person) throw new NotFound();
  const matches = person.passwordHash
    ? await passwordMatches(person.passwordHash, currentPassword)
    : await compareWithDecoy(currentPassword);
  if (!matches) {
    await attempts.count([account]);
    throw new WrongCurrentPassword();
  }
  await attempts.refuseWhenSpent([account]);
  if (newPassword === currentPassword) throw new Invalid({ newPassword: [samePassword] });
  await refuseCommonPassword(newPassword);

  const passwordHash = await hashPassword(newPassword);
  let mail: number | undefined;
  await endSessions(service, async (trx) => {
    const { people, events } = trx;
    const now = clock();
    const current = await people.lock(person.id);
    // Whoever ends sessions locks the person, too: nothing that they ended changes the password afterwards.
    if (!(await trx.sessions.live(actor.sessionId, now))) throw new SessionOver();
    // Of two changes at once, the second was checked against a password that is no longer current.
    if (current?.passwordHash !== person.passwordHash) throw new WrongCurrentPassword();
    await people.update(
      person.id,
      { passwordHash, passwordState: 'own', mailedPasswordExpiresAt: null },
      now,
    );
    await events.add({ kind: 'password_changed', ...ofPerson(current) }, now);
    mail = await mailChange(trx, person.id, 'password', now);
    // A session that could only choose a password ends as well: the next sign-in uses the new password.
    const stays = actor.scope === PASSWORD_SCOPE ? undefined : actor.sessionId;
    return (await endAccess(trx, person.id, { except: stays, now })).position;
  });
  if (mail !== undefined) service.deliverSoon(mail);
}
