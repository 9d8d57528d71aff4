import type { Service } from '../service';
import type { Stores } from '../store';

/**
 * Ends sessions and does not return before the services that follow have heard of it, if they can be reached: the
 * next request with such a token is refused everywhere.
 */
export async function endSessions(
  service: Service,
  ending: (stores: Stores) => Promise<number | undefined>,
): Promise<void> {
  const position = await service.stores.together(ending);
  if (position !== undefined) await service.feed.settled(position);
}

/** Ends all sessions of a person but one, or all; must run in a transaction that has locked the person. */
export async function endAllOf(
  { sessions }: Stores,
  personId: number,
  except: string | undefined,
  now: Date,
): Promise<{ ended: number; position: number | undefined }> {
  const ended = await sessions.countLiveOf(personId, except, now);
  return { ended, position: await sessions.endAllOf(personId, except, now) };
}

/** Leaves a person the session that they ask with; answers how many were ended. */
export async function endOthers(
  service: Service,
  { personId, sessionId }: { personId: number; sessionId: string },
): Promise<number> {
  let ended = 0;
  await endSessions(service, async (stores) => {
    await stores.people.lock(personId);
    const outcome = await endAllOf(stores, personId, sessionId, service.clock());
    ended = outcome.ended;
    return outcome.position;
  });
  return ended;
}
