import type { Stores } from '../../platform/stores';
import { type AccountChange, type ChangeMailPayload, changeMailKind } from './kinds';

/**
 * Queues the mail, in the transaction that makes the change; returns the work's id, to be sent soon after the commit.
 */
export function mailChange(
  { enqueue }: Pick<Stores, 'enqueue'>,
  personId: number,
  change: AccountChange,
  now: Date,
): Promise<number> {
  const payload: ChangeMailPayload = { person_id: personId, change, at: now.toISOString() };
  return enqueue(changeMailKind, payload);
}
