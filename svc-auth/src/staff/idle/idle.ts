import { ofPerson } from '../../accounts/people/event-of-person';
import { endSessions } from '../../accounts/sessions/end';
import { actingAmong } from '../../accounts/staff/acting';
import { SessionOver } from '../../platform/errors';
import type { Service } from '../../platform/service';
import type { IdleSession } from './store';

const minute = 60_000;

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minute);

/**
 * Records that somebody uses a page of this session; returns after how many minutes without use the session ends.
 * @throws SessionOver when the last use was too long ago
 */
export async function noteUse(service: Service, session: IdleSession): Promise<number> {
  const { idle } = service.stores;
  const [now, minutes] = [service.clock(), await idle.minutes()];
  if (await idle.noteUse(session.id, before(now, minutes), now)) return minutes;
  await endUnused(service, session, before(now, minutes));
  throw new SessionOver();
}

/** Ends staff sessions that nobody uses; returns their number. */
export async function endIdle(service: Service): Promise<number> {
  const { idle } = service.stores;
  const [now, minutes] = [service.clock(), await idle.minutes()];
  const sessions = await idle.unused(before(now, minutes), now);
  for (const session of sessions) await endUnused(service, session, before(now, minutes));
  return sessions.length;
}

function endUnused(service: Service, { id, personId }: IdleSession, since: Date): Promise<void> {
  return endSessions(service, async (stores) => {
    const now = service.clock();
    if (!(await stores.idle.lockUnused(id, since))) return undefined;
    const person = await stores.people.byId(personId);
    if (person) await stores.events.add({ kind: 'idle_sign_out', subject: ofPerson(person).subject }, now);
    return stores.sessions.end(id, now);
  });
}

/** Sets after how many minutes without use staff sessions end. */
export async function setIdleMinutes(service: Service, actorId: number, minutes: number): Promise<void> {
  await service.stores.transaction(async (stores) => {
    const actor = actingAmong(await stores.people.lockStaff(), actorId, 'manageSecurity');
    await stores.idle.setMinutes(minutes);
    await stores.events.add(
      { kind: 'session_rule', ...ofPerson(actor), details: { minutes } },
      service.clock(),
    );
  });
}
