import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Automatic } from './next-terms';

/** `decided`: approved or rejected, by itself off the list. */
export type EntryState = 'waiting' | 'taken-off' | 'decided' | 'withdrawn';

/** An application that waits for a place to become free. Its status stays as it is. */
export interface WaitingEntry {
  id: number;
  applicationId: number;
  programme: ApplicationType;
  state: EntryState;
  /** Among those that wait, from 1; null once it does not wait any more. */
  place: number | null;
  by: { personId: number; name: string };
  addedAt: Date;
}

/** The list of a programme. */
export interface WaitingList {
  programme: ApplicationType;
  /** Rises with each change of its order or its entries. */
  version: number;
  /** Whether applicants are told their place. */
  showsPlace: boolean;
  /** How a free place is offered to the next by itself; null: only after a press. */
  automatic: Automatic | null;
}

/** Another order in which one stands at another place, from 1; those between move by one. */
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

/** The best first; those without a score last, in the order in which they came. */
export const byScore = (one: Scored, other: Scored): number =>
  (other.score ?? -1) - (one.score ?? -1) || one.addedAt.getTime() - other.addedAt.getTime();
