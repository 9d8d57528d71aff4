import type { Stores } from '../../platform';
import type { EntryState } from './waiting-list';

/** Ends the wait of an application, because something else happened to it. The application must be locked. */
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
