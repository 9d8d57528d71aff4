import { identifyingMessages } from '@portal/contract-svc-auth-v1/internal';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { normaliseEmail } from '../../accounts/people/identifier';
import { pairKey } from '../../accounts/people/pair-key';
import { isStaff, type Person } from '../../accounts/people/person';
import { endSessions } from '../../accounts/sessions/end';
import { EmailTaken, PairTaken } from '../../platform/errors';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';
import { type AddressMovedPayload, addressMovedKind } from './kinds';

const proven = identifyingMessages.addressProven;
const taken = identifyingMessages.addressOfOther;

export interface Move {
  email: string;
  /** The administrator's id. */
  by: number;
}

/**
 * Gives an applicant with an unproven mailbox another address, for an administrator. The new mailbox is unproven as
 * well: new links and codes are mailed there. Earlier links, codes and sessions end, and the old mailbox is informed.
 * May be repeated.
 * @throws NotFound
 * @throws Conflict for a proven mailbox, and for an address that belongs to somebody else
 */
export async function moveUnproven(service: Service, personId: number, move: Move): Promise<Person> {
  const email = normaliseEmail(move.email);
  let mail: number | undefined;
  try {
    await endSessions(service, async (trx) => {
      const people = await trx.people.lockMany([personId, ...(await trx.people.idsUnder(email))]);
      const current = people.find(({ id }) => id === personId);
      if (!current?.active || isStaff(current)) throw new NotFound();
      if (current.email === email) return undefined;
      if (current.provenAt) throw new Conflict(proven);
      const others = people.filter(({ id }) => id !== personId);
      if (others.some((one) => one.ownsEmail || one.provenAt || isStaff(one))) throw new EmailTaken();
      const now = service.clock();
      mail = await mailOldMailbox(trx, current, now);
      return moved(trx, { current, email, by: move.by }, now);
    });
  } catch (error) {
    if (error instanceof EmailTaken || error instanceof PairTaken)
      throw new Conflict(taken, { fields: { email: [taken] }, cause: error });
    throw error;
  }
  if (mail !== undefined) service.deliverSoon(mail);
  const person = await service.stores.people.byId(personId);
  if (!person) throw new NotFound();
  return person;
}

function mailOldMailbox({ enqueue }: Stores, { id, email }: Person, now: Date): Promise<number> {
  const payload: AddressMovedPayload = { person_id: id, email, at: now.toISOString() };
  return enqueue(addressMovedKind, payload);
}

/** @returns the position of the last revocation, as `end` of the sessions does */
async function moved(
  { people, sessions, resets, codes, emailChanges, events }: Stores,
  { current, email, by }: { current: Person; email: string; by: number },
  now: Date,
): Promise<number | undefined> {
  const { id, phone } = current;
  const key = phone === null ? {} : { phone, pairKey: pairKey(email, phone) };
  await people.update(
    id,
    { email, ...key, devicesSinceAt: now, ...(current.passwordHash && { mailedPasswordExpiresAt: now }) },
    now,
  );
  await resets.voidAllOf(id, now);
  await codes.remove(id);
  await emailChanges.remove(id);
  await events.add(
    {
      kind: 'email_changed',
      actor: { personId: by, role: (await people.byId(by))?.role ?? '' },
      subject: { kind: 'person', id },
      details: { was_proven: false, by_staff: true },
    },
    now,
  );
  return sessions.endAllOf(id, undefined, now);
}
