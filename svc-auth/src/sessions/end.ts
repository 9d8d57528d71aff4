import { SessionOver } from '../errors';
import { ofPerson } from '../events/of-person';
import type { Service } from '../service';
import type { Stores } from '../store';

/**
 * Ends sessions, and returns only after all reachable services that follow have heard of it: from then on every service
 * refuses their tokens.
 */
export async function endSessions(
  service: Service,
  ending: (stores: Stores) => Promise<number | undefined>,
): Promise<void> {
  const position = await service.stores.together(ending);
  if (position !== undefined) await service.feed.settled(position);
}

/** Ends all sessions of a person, except one if given; runs in a transaction that has locked the person. */
export async function endAllOf(
  { sessions }: Stores,
  personId: number,
  except: string | undefined,
  now: Date,
): Promise<{ ended: number; position: number | undefined }> {
  const ended = await sessions.countLiveOf(personId, except, now);
  return { ended, position: await sessions.endAllOf(personId, except, now) };
}

/** Ends all sessions of a person but the one of this request; returns how many were ended. */
export async function endOthers(
  service: Service,
  { personId, sessionId }: { personId: number; sessionId: string },
): Promise<number> {
  let ended = 0;
  await endSessions(service, async (stores) => {
    const person = await stores.people.lock(personId);
    if (!person) throw new SessionOver();
    const outcome = await endAllOf(stores, personId, sessionId, service.clock());
    ended = outcome.ended;
    if (ended > 0)
      await stores.events.add(
        { kind: 'others_signed_out', ...ofPerson(person), details: { ended } },
        service.clock(),
      );
    return outcome.position;
  });
  return ended;
}
