import { isStaff } from '../../accounts/people/person';
import { endSessions } from '../../accounts/sessions/end';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';
import { eraseInTransaction } from '../erasing/erase';
import { endDevicesBefore } from './devices';

/** `in_use`: somebody is signed in; `staff`: staff accounts are not ended in this way. */
export type EndOfAccount = 'ended' | 'in_use' | 'staff';

/** Erases the account of an applicant without any application, unless it is in use; may be repeated. */
export async function endAccount(service: Service, id: number): Promise<EndOfAccount> {
  const person = await service.stores.people.byId(id);
  if (!person) return 'ended';
  const before = await statusOf(service.stores, id, service.clock());
  if (before !== 'ended') return before;
  // Done before the account is erased, because afterwards its address is unknown.
  await service.mails.removeOf(await service.stores.erasing.mailsOf(person));
  let outcome: EndOfAccount = 'ended';
  await endSessions(service, async (stores) => {
    const now = service.clock();
    const locked = await stores.people.lock(id);
    outcome = await statusOf(stores, id, now);
    return locked && outcome === 'ended' ? eraseInTransaction(stores, locked, now) : undefined;
  });
  return outcome;
}

async function statusOf(stores: Stores, id: number, now: Date): Promise<EndOfAccount> {
  const person = await stores.people.byId(id);
  if (!person) return 'ended';
  if (isStaff(person)) return 'staff';
  return (await stores.sessions.countLiveOf(id, undefined, now)) > 0 ? 'in_use' : 'ended';
}

interface Old {
  mailsBefore: Date | null;
  devicesBefore: Date | null;
}

/** Removes old mails and ends old known devices. Returns the number of mails; may be repeated. */
export async function endOld({ stores, mails }: Service, old: Old): Promise<number> {
  await endDevicesBefore(stores.settings, old.devicesBefore);
  if (old.mailsBefore === null) return 0;
  return (await mails.removeBefore(old.mailsBefore)) + (await stores.outbox.removeDead(old.mailsBefore));
}
