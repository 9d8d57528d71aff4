import type { Stores } from '../../platform';
import type { EntryState } from './waiting-list';

/** Ends the wait of an application, since something else has happened to it. With the application locked. */
export async function endWaiting(
  trx: Pick<Stores, 'waitingLists'>,
  applicationId: number,
  state: Exclude<EntryState, 'waiting' | 'taken-off'>,
  now: Date,
): Promise<void> {
  const entry = await trx.waitingLists.on(applicationId);
  if (!entry || !(await trx.waitingLists.end(entry.id, state, now))) return;
  await trx.waitingLists.touch(entry.programme);
}
