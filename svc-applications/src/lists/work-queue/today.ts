import type { ApplicationType, ByProgramme } from '@portal/contract-svc-applications-v1';
import { type Calendar, daysAfter } from '@portal/service-kit/calendar';

/** Why something waits for a member of staff. */
export const waitingKinds = ['submitted', 'answered', 'letter', 'request'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Something that waits for a member of staff. */
export interface Waiting {
  kind: WaitingKind;
  /** Since when it waits. */
  since: Date;
  application: { id: number; type: ApplicationType; applicantName: string };
  /** Who wrote the letter. */
  from: string | null;
}

/** The oldest of a kind, and how many there are. */
export interface WaitingOfKind {
  total: number;
  oldest: Waiting[];
}

/** The same of submitted applications, with how many there are of each programme. */
export interface UnreadSubmissions extends WaitingOfKind {
  of: ByProgramme<number>;
}

/** A day and its moments; `to` is the first of the next day. */
export interface Day {
  day: string;
  from: Date;
  to: Date;
}

/** No more of a kind are listed. */
export const oldestOfKind = 8;

const weekDays = 7;

/** Today and the six days before it, as the reader's calendar has them. */
export function weekUntil(now: Date, calendar: Calendar): Day[] {
  const today = calendar.dayOf(now);
  return Array.from({ length: weekDays }, (_, index) => {
    const day = daysAfter(today, index + 1 - weekDays);
    return { day, from: calendar.startOf(day), to: calendar.endOf(day) };
  });
}

/** All kinds in one list, the oldest first; an application is listed once, for what waits longest. */
export function oldestFirst(kinds: readonly WaitingOfKind[]): Waiting[] {
  const sorted = kinds
    .flatMap(({ oldest }) => oldest)
    .sort((one, other) => one.since.getTime() - other.since.getTime());
  const shown = new Set<number>();
  return sorted.filter(({ kind, application: { id } }) => {
    // A request is answered on a page of its own, whatever becomes of the application before.
    if (kind === 'request') return true;
    if (shown.has(id)) return false;
    shown.add(id);
    return true;
  });
}
