import type { Person } from '../../accounts/people/person';
import { worksWith } from '../../accounts/staff/policy';
import type { Service } from '../../platform/service';
import { type EndedTrial, type TrialEndedPayload, trialEndedKind } from './kinds';

/** Whether somebody is mailed about releases: whoever may publish them, and works here. */
export const looksAfterReleases = (person: Person): boolean => worksWith(person, 'publishReleases');

/**
 * Queues a mail to everybody who looks after releases, once for an id: all gateways may send the notice, and repeat it
 * until it is answered. Returns the number of queued mails.
 */
export async function notifyOfEndedTrial(
  { stores, clock, deliverSoon }: Service,
  id: string,
  ended: EndedTrial,
): Promise<number> {
  const queued = await stores.transaction(async (trx) => {
    if (!(await trx.releaseNotices.add(id, clock()))) return [];
    const people = (await trx.people.staff()).filter(looksAfterReleases);
    const mails: number[] = [];
    for (const person of people) {
      const payload: TrialEndedPayload = { person_id: person.id, ...ended };
      mails.push(await trx.enqueue(trialEndedKind, payload));
    }
    return mails;
  });
  queued.forEach(deliverSoon);
  return queued.length;
}
