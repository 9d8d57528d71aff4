import type { ApplicationType, ByProgramme } from '@portal/contract-svc-applications-v1';
import { type Calendar, daysAfter } from '@portal/service-kit/calendar';

/** The kinds of things that wait for a member of staff. */
export const waitingKinds = ['submitted', 'answered', 'letter', 'request'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Something that waits for a member of staff. */
export interface Waiting {
  kind: WaitingKind;
  /** Since when it waits. */
  since: Date;
  application: { id: number; type: ApplicationType; applicantName: string };
  /** The author of the letter; null for other kinds. */
  from: string | null;
}

/** The oldest things of a kind, and the number of all. */
export interface WaitingOfKind {
  total: number;
  oldest: Waiting[];
}

/** Unread submitted applications, with their number in each programme. */
export interface UnreadSubmissions extends WaitingOfKind {
  of: ByProgramme<number>;
}

/** A day with its instants; `to` is the first instant of the next day. */
export interface Day {
  day: string;
  from: Date;
  to: Date;
}

/** The most things of a kind that are listed. */
export const oldestOfKind = 8;

const weekDays = 7;

/** Today and the six days before, in the reader's calendar. */
export function weekUntil(now: Date, calendar: Calendar): Day[] {
  const today = calendar.dayOf(now);
  return Array.from({ length: weekDays }, (_, index) => {
    const day = daysAfter(today, index + 1 - weekDays);
    return { day, from: calendar.startOf(day), to: calendar.endOf(day) };
  });
}

/** All kinds in one list, oldest first. An application is listed once, for what has waited longest. */
export function oldestFirst(kinds: readonly WaitingOfKind[]): Waiting[] {
  const sorted = kinds
    .flatMap(({ oldest }) => oldest)
    .sort((one, other) => one.since.getTime() - other.since.getTime());
  const shown = new Set<number>();
  return sorted.filter(({ kind, application: { id } }) => {
    // A request is handled on its own page, independent of its application.
    if (kind === 'request') return true;
    if (shown.has(id)) return false;
    shown.add(id);
    return true;
  });
}
