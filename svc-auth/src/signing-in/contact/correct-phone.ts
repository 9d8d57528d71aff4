import { identifyingMessages } from '@portal/contract-svc-auth-v1/internal';
import { Conflict } from '@portal/service-kit/errors';
import { ofPerson } from '../../accounts/people/event-of-person';
import { pairKey } from '../../accounts/people/pair-key';
import type { Person } from '../../accounts/people/person';
import { isSamePhone } from '../../accounts/people/phone';
import { PairTaken, SessionOver } from '../../platform/errors';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';
import { type Hands, inFirstHands } from './hands';

const taken = identifyingMessages.pairHasApplication;

/**
 * Gives a person another phone number, with which they sign in from now on.
 * @throws Forbidden for a device that was not used first-hand by the person
 * @throws Conflict when the pair of their email and this number belongs to somebody else
 */
export async function correctPhone(
  service: Service,
  personId: number,
  { phone, ...hands }: Hands & { phone: string },
): Promise<Person> {
  const { stores, clock } = service;
  await inFirstHands(service, personId, hands);
  try {
    return await stores.transaction(async (trx) => {
      const person = await trx.people.lock(personId);
      if (!person?.active) throw new SessionOver();
      if (person.phone === phone) return person;
      if (await isOthers(trx, person, phone)) throw new PairTaken();
      const now = clock();
      // While the mailbox is unproven, the pair identifies the person.
      const claim = person.provenAt ? { phoneProvenAt: now } : { pairKey: pairKey(person.email, phone) };
      await trx.people.update(personId, { phone, ...claim }, now);
      await trx.events.add({ kind: 'phone_changed', ...ofPerson(person) }, now);
      return { ...person, phone };
    });
  } catch (error) {
    if (error instanceof PairTaken) throw new Conflict(taken, { fields: { phone: [taken] }, cause: error });
    throw error;
  }
}

/** Whether the pair belongs to somebody else. Older rows have no pair key, so the numbers are compared. */
async function isOthers({ people }: Stores, { id, email }: Person, phone: string): Promise<boolean> {
  const others = await people.ofPair(email, phone);
  return others.some((one) => one.id !== id && one.phone !== null && isSamePhone(one.phone, phone));
}
