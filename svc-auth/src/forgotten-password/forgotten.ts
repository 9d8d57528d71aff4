import { Invalid } from '@portal/service-kit/errors';
import { bucket, forgottenPerAccount } from '../attempts/limits';
import { hashPassword } from '../passwords/hashing';
import { normaliseEmail } from '../people/identifier';
import type { Service } from '../service';
import { endSessions } from '../sessions/end';
import { forgetFailures } from '../sign-in/sign-in';
import { hashOfToken, newResetToken } from './link';
import type { ResetBody } from './schema';

const linkGoodForMs = 3_600_000;

/** The kind of outbox work that sends the link. */
export const resetMailKind = 'password-reset';

export interface ResetMailPayload {
  email: string;
}

/**
 * Leaves the request for the outbox worker, whether there is such an account or not: the answer and its time are
 * the same.
 * @throws TooMany from the sixth request for an address within an hour.
 */
export async function requestReset({ attempts, stores }: Service, typedEmail: string): Promise<void> {
  const email = normaliseEmail(typedEmail);
  await attempts.count([bucket(forgottenPerAccount, email)]);
  const payload: ResetMailPayload = { email };
  await stores.enqueue(resetMailKind, payload);
}

export interface ResetOffer {
  name: string;
  email: string;
  token: string;
}

/** Makes a link for the account, or nothing when there is no open account with this address. */
export async function offerReset({ stores, clock }: Service, email: string): Promise<ResetOffer | undefined> {
  const person = await stores.people.byEmail(email);
  if (!person?.active) return undefined;
  const token = newResetToken();
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + linkGoodForMs);
  await stores.resets.insert({ tokenHash: hashOfToken(token), personId: person.id, createdAt, expiresAt });
  return { name: person.name, email: person.email, token };
}

/** Uses a link up: sets the password and ends all sessions. @throws Invalid when the link is no longer good. */
export async function resetPassword(service: Service, { token, newPassword }: ResetBody): Promise<void> {
  const { stores, clock } = service;
  const tokenHash = hashOfToken(token);
  const personId = await stores.resets.personOf(tokenHash, clock());
  const person = personId === undefined ? undefined : await stores.people.byId(personId);
  if (!person?.active) throw notGood();

  const passwordHash = await hashPassword(newPassword);
  await endSessions(service, async ({ people, resets, sessions }) => {
    const now = clock();
    const current = await people.lock(person.id);
    if (!current?.active || !(await resets.use(tokenHash, now))) throw notGood();
    await resets.voidAllOf(person.id, now);
    await people.update(
      person.id,
      { passwordHash, passwordState: 'own', mailedPasswordExpiresAt: null },
      now,
    );
    return sessions.endAllOf(person.id, undefined, now);
  });
  await forgetFailures(service, person);
}

function notGood(): Invalid {
  const message = 'This link has been used or has expired. Please ask for a new one.';
  return new Invalid({ token: [message] }, message);
}
