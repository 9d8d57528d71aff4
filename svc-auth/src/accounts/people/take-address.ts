import type { Stores } from '../../platform/stores';
import { ofPerson } from './event-of-person';
import { isStaff, type Person } from './person';

export interface Proof {
  /** How the person proved that the mailbox is theirs. */
  by: 'code' | 'password' | 'link' | 'invitation';
  /** Whether the proof came from the device on which the phone number was given. */
  sameDevice: boolean;
}

/**
 * Makes a person the owner of their address, unless somebody else owns it, and ends what others may hold with that
 * address: sessions and known devices of this person and of every unproven person. With `sameDevice`, sessions that
 * read this person's copies stay: they were opened a moment ago. Does nothing for a person who is proven already.
 *
 * The phone number counts as theirs from then on, except after a link on another device: a person who asked for a new
 * password may have found a stranger's draft with their address.
 *
 * Must run in a transaction. It locks everybody with the address in order, so call it before other locks on people.
 * @returns the position of the last revocation, as `end` of the sessions does
 */
export async function takeAddress(
  stores: Stores,
  person: Pick<Person, 'id' | 'email'>,
  { by, sameDevice }: Proof,
  now: Date,
): Promise<number | undefined> {
  const under = await stores.people.lockUnder(person.email);
  const current = under.find(({ id }) => id === person.id);
  if (!current || current.provenAt) return undefined;
  const phoneIsProven = sameDevice || by === 'password';
  const isFree = !under.some(({ ownsEmail }) => ownsEmail);
  await stores.people.update(
    current.id,
    {
      provenAt: now,
      ...(phoneIsProven && { phoneProvenAt: now }),
      ...(isFree && { ownedEmail: current.email }),
      ...(!isStaff(current) && { devicesSinceAt: now }),
    },
    now,
  );
  // A colleague who accepts an invitation is not an applicant: people who began a draft with the address can continue
  // it.
  const others = isStaff(current) ? [] : under.filter((one) => !one.provenAt && !isStaff(one));
  for (const { id } of others) await stores.people.update(id, { devicesSinceAt: now }, now);
  const position = await stores.sessions.endAllOfMany(
    others.map(({ id }) => id),
    { ...(sameDevice && { keepCopiesOf: current.id }) },
    now,
  );
  const details = { by, owner: isFree || current.ownsEmail };
  await stores.events.add({ kind: 'address_proven', ...ofPerson(current), details }, now);
  return position;
}
