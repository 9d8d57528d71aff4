import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Automatic } from './next-terms';

/** `decided`: taken off the list by an approval or a rejection. */
export type EntryState = 'waiting' | 'taken-off' | 'decided' | 'withdrawn';

/** An application that waits for a place to become free; its status is unchanged. */
export interface WaitingEntry {
  id: number;
  applicationId: number;
  programme: ApplicationType;
  state: EntryState;
  /** The place among the waiting entries, from 1; null once it no longer waits. */
  place: number | null;
  by: { personId: number; name: string };
  addedAt: Date;
}

/** A programme's waiting list. */
export interface WaitingList {
  programme: ApplicationType;
  /** Grows with each change of its order or its entries. */
  version: number;
  /** Whether applicants are shown their place. */
  showsPlace: boolean;
  /** How free places are offered automatically; null: staff have to offer them. */
  automatic: Automatic | null;
}

/** Moves an entry from one place to another, both from 1; those in between move by one. */
export function moved<T>(entries: readonly T[], from: number, to: number): T[] {
  const [one] = entries.slice(from - 1, from);
  if (one === undefined) return [...entries];
  const others = entries.filter((_entry, index) => index !== from - 1);
  const at = Math.min(Math.max(to, 1), entries.length) - 1;
  return [...others.slice(0, at), one, ...others.slice(at)];
}

export interface Scored {
  score: number | null;
  addedAt: Date;
}

/** Sorts by score, best first; entries without a score last, in the order in which they were added. */
export const byScore = (one: Scored, other: Scored): number =>
  (other.score ?? -1) - (one.score ?? -1) || one.addedAt.getTime() - other.addedAt.getTime();
