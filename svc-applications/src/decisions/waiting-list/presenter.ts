import type { Stores } from '../../platform';
import type { FreePlace } from './free-places';
import { anyDay, hasDaysToChoose } from './freed-place';
import type { Automatic } from './next-terms';
import type { WaitingEntry } from './waiting-list';

export interface Waitlisted {
  entry: WaitingEntry;
  showsPlace: boolean;
}

/** The waiting-list entries of these applications, by application id. */
export async function waitlistsOf(
  { waitingLists }: Pick<Stores, 'waitingLists'>,
  applicationIds: readonly number[],
): Promise<Map<number, Waitlisted>> {
  const found = new Map<number, Waitlisted>();
  for (const [id, entry] of await waitingLists.onAny(applicationIds)) {
    const { showsPlace } = await waitingLists.list(entry.programme);
    found.set(id, { entry, showsPlace });
  }
  return found;
}

/** An entry as its applicant sees it; with a place only if the organisation shows places. */
export const presentWaitlist = (waitlisted: Waitlisted | undefined) =>
  waitlisted
    ? {
        since: waitlisted.entry.addedAt.toISOString(),
        place: waitlisted.showsPlace ? waitlisted.entry.place : null,
      }
    : null;

/** An entry as staff see it. */
export const presentEntry = ({ id, place, by, addedAt }: WaitingEntry) => ({
  id,
  place,
  added_by: by.name,
  added_at: addedAt.toISOString(),
});

export const presentEntryOf = ({ entry }: Waitlisted) => presentEntry(entry);

/** A free place; `names` are the names of applicants whom the reader may see. */
export const presentFree = (
  { id, roundId, from, until, participants, freedAt, isAdded, next, pressBecause }: FreePlace,
  names: ReadonlyMap<number, string>,
) => {
  const name = next && names.get(next.applicationId);
  return {
    ...{ id, from, until, participants, round_id: roundId, press_because: pressBecause },
    days_to_choose: !hasDaysToChoose({ isAdded }) ? 'none' : from === anyDay ? 'any' : 'within',
    next: next && name !== undefined ? { id: next.applicationId, applicant_name: name } : null,
    freed_at: freedAt.toISOString(),
  };
};

export const presentAutomatic = (automatic: Automatic | null) =>
  automatic && {
    message: automatic.terms.message,
    place: automatic.terms.place,
    conditions: automatic.terms.conditions,
    reply_days: automatic.terms.replyDays,
    hold_minutes: automatic.terms.minutes,
    set_by: automatic.by.name,
    since: automatic.since.toISOString(),
  };
