import { Conflict } from '@portal/service-kit/errors';
import { bucket, passwordChangePerAccount } from '../../accounts/attempts/limits';
import { compareWithDecoy, passwordMatches } from '../../accounts/passwords/hashing';
import { endAccess } from '../../accounts/people/end-access';
import { isStaff, type Person } from '../../accounts/people/person';
import { endSessions } from '../../accounts/sessions/end';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';

const ofStaff = message('staffNotErased');

/**
 * Erases an applicant with all rows about them, and ends their sessions everywhere. A repetition also finds what a
 * concurrent request has written since.
 * @throws Conflict for staff, whose acts stay in the logs under their names
 */
export async function erasePerson(service: Service, id: number): Promise<void> {
  const known = await service.stores.people.byId(id);
  if (known && isStaff(known)) throw new Conflict(ofStaff);
  // Read before the account is erased, because afterwards its addresses are unknown.
  const theirMails = known ? await service.stores.erasing.mailsOf(known) : { people: [id] };
  await service.mails.removeOf(theirMails);
  await endSessions(service, async (stores) => {
    const person = await stores.people.lock(id);
    if (!person) {
      await stores.erasing.eraseLeft(id);
      return undefined;
    }
    if (isStaff(person)) throw new Conflict(ofStaff);
    return eraseInTransaction(stores, person, service.clock());
  });
  // A second time, for a mail that was being written meanwhile.
  await service.mails.removeOf(theirMails);
  await service.stores.erasing.forgetDeleted();
}

/** Erases a person whom the same transaction has locked; returns the position of the last revocation. */
export async function eraseInTransaction(
  stores: Stores,
  person: Person,
  now: Date,
): Promise<number | undefined> {
  const { id } = person;
  const { position } = await endAccess(stores, id, { now });
  await stores.erasing.erase(person);
  await stores.events.add({ kind: 'account_erased', subject: { kind: 'person', id } }, now);
  return position;
}

/**
 * Whether this is the password of a person who is signed in.
 * @throws TooMany after ten wrong passwords within a quarter of an hour, counted with those of a password change
 */
export async function confirmPassword(
  { attempts, stores }: Service,
  id: number,
  password: string,
): Promise<boolean> {
  const account = bucket(passwordChangePerAccount, String(id));
  await attempts.refuseWhenSpent([account]);
  const person = await stores.people.byId(id);
  const matches = person?.passwordHash
    ? await passwordMatches(person.passwordHash, password)
    : await compareWithDecoy(password);
  if (matches && person?.active) return true;
  await attempts.count([account]);
  return false;
}
