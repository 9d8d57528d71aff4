import { Invalid } from '@portal/service-kit/errors';
import { bucket, forgottenPerAccount } from '../../accounts/attempts/limits';
import { mailChange } from '../../accounts/changes/mail-change';
import { refuseCommonPassword } from '../../accounts/passwords/common';
import { hashPassword } from '../../accounts/passwords/hashing';
import { endAccess } from '../../accounts/people/end-access';
import { ofPerson } from '../../accounts/people/event-of-person';
import { normaliseEmail } from '../../accounts/people/identifier';
import type { Person } from '../../accounts/people/person';
import { takeAddress } from '../../accounts/people/take-address';
import { isDeviceOf } from '../../accounts/sessions/device';
import { endSessions } from '../../accounts/sessions/end';
import { isInvited } from '../../accounts/staff/policy';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import { forgetFailures } from '../sign-in/sign-in';
import { hashOfToken, newResetToken } from './link';
import type { ResetBody } from './schema';

const linkGoodForMs = 3_600_000;

/** The kind of outbox work that mails the link. */
export const resetMailKind = 'password-reset';

export interface ResetMailPayload {
  email: string;
}

/**
 * Queues the request for the outbox worker, whether or not there is an account, so that answer and time are the same.
 * @throws TooMany from the sixth request for an address within an hour, and when a network has asked too often
 */
export async function requestReset(
  { attempts, budgets, stores, clock }: Service,
  { email: typedEmail, address }: { email: string; address: string },
): Promise<void> {
  const email = normaliseEmail(typedEmail);
  await budgets.askForLink(address);
  await attempts.count([bucket(forgottenPerAccount, email)]);
  const payload: ResetMailPayload = { email };
  await stores.enqueue(resetMailKind, payload);
  // The event names no account: the event of the link, which the mail worker makes, does.
  await stores.events.add({ kind: 'reset_asked' }, clock());
}

export interface ResetOffer {
  personId: number;
  email: string;
  /** The account's kept language. */
  language: string | null;
  token: string;
}

/**
 * Makes a link for the account, good for an hour; undefined when no active account has this address, or a member of
 * staff who has not joined.
 */
export async function offerReset({ stores, clock }: Service, email: string): Promise<ResetOffer | undefined> {
  const person = await stores.people.byEmailToReset(email);
  if (!person) return undefined;
  const token = newResetToken();
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + linkGoodForMs);
  await stores.transaction(async ({ resets, events }) => {
    await resets.insert({ tokenHash: hashOfToken(token), personId: person.id, createdAt, expiresAt });
    await events.add({ kind: 'reset_mailed', subject: { kind: 'person', id: person.id } }, createdAt);
  });
  return { personId: person.id, email: person.email, language: person.language, token };
}

/**
 * Sets the password by a link, once, ends all sessions, and makes all earlier devices unknown. The link was mailed, so
 * it proves the mailbox.
 * @throws Invalid when the link is no longer good or its person has not joined the staff, alike, and for a common
 * password, which leaves the link good
 */
export async function resetPassword(
  service: Service,
  { token, newPassword, address, device }: ResetBody & { address: string; device?: string | undefined },
): Promise<void> {
  const { stores, clock } = service;
  const tokenHash = hashOfToken(token);
  const personId = await stores.resets.personOf(tokenHash, clock());
  const person = personId === undefined ? undefined : await stores.people.byId(personId);
  if (!mayReset(person)) throw notGood();
  await refuseCommonPassword(newPassword);

  const passwordHash = await hashPassword(newPassword);
  const sameDevice = isDeviceOf(person, await service.tokens.deviceOf(device, clock()));
  let mail: number | undefined;
  await endSessions(service, async (trx) => {
    const { people, resets, events } = trx;
    const now = clock();
    const ofOthers = person.provenAt
      ? undefined
      : await takeAddress(trx, person, { by: 'link', sameDevice }, now);
    const current = await people.lock(person.id);
    if (!mayReset(current) || !(await resets.use(tokenHash, now))) throw notGood();
    await people.update(
      person.id,
      { passwordHash, passwordState: 'own', mailedPasswordExpiresAt: null },
      now,
    );
    await events.add({ kind: 'password_reset', ...ofPerson(current) }, now);
    mail = await mailChange(trx, person.id, 'password', now);
    return (await endAccess(trx, person.id, { now })).position ?? ofOthers;
  });
  if (mail !== undefined) service.deliverSoon(mail);
  await forgetFailures(service, person, address);
}

/** An invitation may have been taken back, or expired, and its person stays a member of staff: a link opens nothing. */
const mayReset = (person: Person | undefined): person is Person =>
  person?.active === true && !isInvited(person);

function notGood(): Invalid {
  const used = message('linkUsed');
  return new Invalid({ token: [used] }, used);
}
