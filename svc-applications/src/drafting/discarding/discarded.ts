import type { ApplicationType } from '@portal/contract-svc-applications-v1';

/** A draft that its owner has discarded. */
export interface Discarded {
  /** The id of the application. */
  id: number;
  personId: number;
  type: ApplicationType;
  discardedAt: Date;
}

const hourMs = 3_600_000;

/** Milliseconds for which a draft can be brought back. */
export const keptMs = 24 * hourMs;

/** Milliseconds after which its rows and files are removed: an hour later, since the clocks of replicas differ. */
export const removedAfterMs = keptMs + hourMs;

export const keptUntil = ({ discardedAt }: Pick<Discarded, 'discardedAt'>): Date =>
  new Date(discardedAt.getTime() + keptMs);
