import { reminderMessages as t } from '@portal/contract-svc-applications-v1';
import type { Stores } from '../../platform';
import type { DraftLeftAlone } from './left-alone-store';
import { isPast, mostADay, type ReminderDays, reminderDays, sinceADay } from './reminder';
import { timeToRemind } from './round';

/** Why nobody can be reminded now; null if reminders are possible. */
async function closedBy(
  stores: Pick<Stores, 'portal' | 'retention' | 'databaseNow'>,
  now: Date,
): Promise<string | null> {
  const { portalEnabled, draftReminders } = await stores.portal.read();
  if (!portalEnabled) return t.portalClosed;
  if (!draftReminders) return t.turnedOff;
  return (await timeToRemind({ stores, clock: () => now })) ? null : t.clockInDoubt;
}

/** Days after which a draft that was last changed at `touchedAt` is reminded; undefined if it is too early. */
export const daysOf = (touchedAt: Date, now: Date): ReminderDays | undefined =>
  reminderDays.find((days) => isPast(days, touchedAt, now));

/** Owners whose address got a reminder before; for them it matters whether their mailbox is proven. */
export const notifiedBefore = (drafts: readonly DraftLeftAlone[]): number[] => [
  ...new Set(drafts.filter(({ wasNotified }) => wasNotified).map(({ personId }) => personId)),
];

/**
 * Judges why the owner of each draft cannot be reminded by staff; null: they can. The rules of automatic reminders
 * apply, except that old drafts are reminded as well, since staff chose them.
 */
export async function judgeReminders(
  stores: Pick<Stores, 'portal' | 'retention' | 'reminders' | 'databaseNow'>,
  ids: number[],
  { proven, now }: { proven: ReadonlySet<number>; now: Date },
): Promise<(id: number) => string | null> {
  const closed = await closedBy(stores, now);
  if (closed !== null) return () => closed;
  const drafts = new Map((await stores.reminders.leftAlone(ids)).map((one) => [one.id, one]));
  let left = mostADay - (await stores.reminders.notifiedSince(sinceADay(now)));
  const addressed = new Set<string>();
  return (id) => {
    const draft = drafts.get(id);
    if (!draft) return t.notADraft;
    const refusal = refusalOf(draft, now);
    if (refusal !== null) return refusal;
    if (!proven.has(draft.personId) && (draft.wasNotified || addressed.has(draft.addressHash)))
      return t.unproven;
    if (left <= 0) return t.enoughToday;
    left -= 1;
    addressed.add(draft.addressHash);
    return null;
  };
}

function refusalOf({ touchedAt, isStopped, results: notified }: DraftLeftAlone, now: Date): string | null {
  if (isStopped) return t.stopped;
  const days = daysOf(touchedAt, now);
  if (days === undefined) return t.tooSoon;
  return notified.includes(days) ? t.hadItsTurn : null;
}
