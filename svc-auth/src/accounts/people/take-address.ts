import type { Stores } from '../../platform/stores';
import { ofPerson } from './event-of-person';
import { isStaff, type Person } from './person';

export interface Proof {
  /** What has shown that the mailbox is theirs. */
  by: 'code' | 'password' | 'link' | 'invitation';
  /** Whether it was shown on a device where the phone number was given. */
  sameDevice: boolean;
}

/**
 * Makes a person the owner of their address, unless somebody else owns it, and ends what others may hold under it: every
 * session and known device of this person and of each whose mailbox is not proven. The links to copies stay where
 * `sameDevice`: they were made there a moment ago. Does nothing for a person who is proven already.
 *
 * The phone number counts as theirs from then on, unless it was a link elsewhere that proved: whoever asked for a new
 * password may have found a stranger's draft under the address.
 *
 * Runs in a transaction; locks everybody under the address, in order, so it comes before other locks on people.
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
  const phoneMessage = sameDevice || by === 'password';
  const isFree = !under.some(({ ownsEmail }) => ownsEmail);
  await stores.people.update(
    current.id,
    {
      provenAt: now,
      ...(phoneMessage && { phoneProvenAt: now }),
      ...(isFree && { ownedEmail: current.email }),
      ...(!isStaff(current) && { devicesSinceAt: now }),
    },
    now,
  );
  // A colleague who takes an invitation is no applicant: whoever has begun a draft under the address goes on with it.
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
