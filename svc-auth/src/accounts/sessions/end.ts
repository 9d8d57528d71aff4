import { SessionOver } from '../../platform/errors';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';
import { ofPerson } from '../people/event-of-person';

/**
 * Ends sessions and returns after all reachable services have received the revocation: from then on every service
 * refuses their tokens.
 */
export async function endSessions(
  service: Service,
  ending: (stores: Stores) => Promise<number | undefined>,
): Promise<void> {
  const position = await service.stores.transaction(ending);
  if (position !== undefined) await service.feed.settled(position);
}

/** Ends all sessions of a person except the one of this request; returns how many were ended. */
export async function endOthers(
  service: Service,
  { personId, sessionId }: { personId: number; sessionId: string },
): Promise<number> {
  let ended = 0;
  await endSessions(service, async (stores) => {
    const person = await stores.people.lock(personId);
    if (!person) throw new SessionOver();
    const now = service.clock();
    ended = await stores.sessions.countLiveOf(personId, sessionId, now);
    const position = await stores.sessions.endAllOf(personId, sessionId, now);
    if (ended > 0)
      await stores.events.add({ kind: 'others_signed_out', ...ofPerson(person), details: { ended } }, now);
    return position;
  });
  return ended;
}
