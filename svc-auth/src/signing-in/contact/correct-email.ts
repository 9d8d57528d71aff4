import { identifyingMessages } from '@portal/contract-svc-auth-v1/internal';
import { Conflict, Invalid } from '@portal/service-kit/errors';
import { ofPerson } from '../../accounts/people/event-of-person';
import { normaliseEmail } from '../../accounts/people/identifier';
import { isStaff, type Person } from '../../accounts/people/person';
import type { Neighbour } from '../../accounts/people/store';
import { endSessions } from '../../accounts/sessions/end';
import type { DeviceToken } from '../../accounts/sessions/tokens';
import { EmailTaken, SessionOver } from '../../platform/errors';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';
import { isSameHash } from '../wizard/code';
import { hashOfEmailCode } from './ask-code';
import { type Hands, inFirstHands } from './hands';
import { type AddressLeftPayload, addressLeftKind } from './kinds';

const mostTries = 5;

const wrong = identifyingMessages.codeWrong;
const gone = identifyingMessages.codeOver;
const taken = identifyingMessages.addressHasAccount;

export interface EmailCorrection extends Hands {
  email: string;
  /** The code, as typed. */
  code: string;
}

export interface Corrected {
  person: Person;
  /** The token for the device of the request, because the person's earlier devices are no longer known. */
  device: DeviceToken;
}

/**
 * Gives a person another email address. The mailed code proves the mailbox, so the person becomes the owner of the
 * address; their other sessions and devices end, and those of unproven people with this address. A repetition with the
 * person's present address changes nothing, whatever its code.
 * @throws Forbidden for a device that was not used first-hand by the person
 * @throws Invalid for a wrong code
 * @throws Conflict when the address belongs to somebody with a proven mailbox, or to staff
 */
export async function correctEmail(
  service: Service,
  personId: number,
  request: EmailCorrection,
): Promise<Corrected> {
  const { stores, tokens, clock } = service;
  const before = await inFirstHands(service, personId, request);
  const email = normaliseEmail(request.email);
  if (email !== before.email) {
    const codeHash = await rightCode(service, before, email, request.code);
    await changed(service, before, { ...request, email, codeHash });
  }
  const person = await stores.people.byId(personId);
  if (!person) throw new SessionOver();
  return { person, device: await tokens.forDevice(personId, clock(), true) };
}

/** Counts the try before comparing, so that parallel guesses count as well. */
async function rightCode(service: Service, person: Person, email: string, typed: string): Promise<string> {
  const { stores, clock } = service;
  const given = hashOfEmailCode(service, { person_id: person.id, email }, typed);
  const expected = await stores.emailChanges.try({ personId: person.id, email }, mostTries, clock());
  if (expected === undefined) throw new Invalid({ code: [gone] }, gone);
  if (isSameHash(expected, given)) return expected;
  await stores.events.add({ kind: 'email_change_failed', ...ofPerson(person) }, clock());
  throw new Invalid({ code: [wrong] }, wrong);
}

type Change = EmailCorrection & { codeHash: string };

async function changed(service: Service, before: Person, change: Change): Promise<void> {
  let mail: number | undefined;
  try {
    await endSessions(service, async (trx) => {
      const people = await lockBoth(trx, before, change.email);
      const current = people.find(({ id }) => id === before.id);
      if (!current?.active || current.email !== before.email) throw new SessionOver();
      if (!(await trx.emailChanges.use(current.id, change.codeHash)))
        throw new Invalid({ code: [gone] }, gone);
      const under = people.filter((one) => one.id !== current.id);
      if (under.some((one) => one.ownsEmail || one.provenAt)) throw new EmailTaken();
      mail = await mailOldMailbox(trx, current, service.clock());
      return move(trx, { current, under, change }, service.clock());
    });
  } catch (error) {
    if (error instanceof EmailTaken) throw new Conflict(taken, { fields: { email: [taken] }, cause: error });
    throw error;
  }
  if (mail !== undefined) service.deliverSoon(mail);
}

async function lockBoth({ people }: Stores, { id }: Person, email: string): Promise<Neighbour[]> {
  return people.lockMany([id, ...(await people.idsUnder(email))]);
}

/** Queues a mail to the old mailbox, if it was proven: its reader learns that the account has another address. */
async function mailOldMailbox(
  { enqueue }: Stores,
  { id, email, provenAt }: Person,
  now: Date,
): Promise<number | undefined> {
  if (!provenAt) return undefined;
  const payload: AddressLeftPayload = { person_id: id, email, at: now.toISOString() };
  return enqueue(addressLeftKind, payload);
}

/** @returns the position of the last revocation, as `end` of the sessions does */
async function move(
  trx: Stores,
  { current, under, change }: { current: Neighbour; under: Neighbour[]; change: Change },
  now: Date,
): Promise<number | undefined> {
  const { people, sessions, resets, codes, events } = trx;
  const { email, session, by_password } = change;
  await people.update(
    current.id,
    {
      email,
      ownedEmail: email,
      provenAt: current.provenAt ?? now,
      // On a first-hand device the owner of the mailbox gave the number; a password alone proves nothing about it.
      ...(!by_password && { phoneProvenAt: now }),
      devicesSinceAt: now,
    },
    now,
  );
  // These links and codes were mailed to the old address.
  await resets.voidAllOf(current.id, now);
  await codes.remove(current.id);
  const others = under.filter((one) => !isStaff(one));
  for (const { id } of others) await people.update(id, { devicesSinceAt: now }, now);
  const ofOthers = await sessions.endAllOfMany(
    others.map(({ id }) => id),
    {},
    now,
  );
  const details = { was_proven: current.provenAt !== null };
  await events.add({ kind: 'email_changed', ...ofPerson(current), details }, now);
  return (await sessions.endAllOf(current.id, session, now)) ?? ofOthers;
}
