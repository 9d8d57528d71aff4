import { type Act, nameOf, recordAct, type Stores } from '../../platform';
import type { PreparedDecision } from './prepared-decision';

/**
 * Ends a decision that is prepared or being released, because something else happened to its application, which must be
 * locked. Returns the decision that was ended.
 */
export async function endPrepared(
  trx: Pick<Stores, 'prepared' | 'releases'>,
  applicationId: number,
  { state, byName }: { state: 'overtaken' | 'withdrawn' | 'taken-back'; byName?: string },
  now: Date,
): Promise<PreparedDecision | undefined> {
  const prepared = await trx.prepared.on(applicationId);
  if (!prepared) return undefined;
  await trx.releases.endItemOf(prepared.id, { state, byName: byName ?? null }, now);
  return (await trx.prepared.end(prepared.id, state, now)) ? prepared : undefined;
}

/** Ends a prepared decision because somebody decides, and logs that it ended. Call it within a transaction. */
export async function overtakePrepared(
  trx: Stores,
  { actor, applicationId }: { actor: Act['actor']; applicationId: number },
  now: Date,
): Promise<void> {
  const end = { state: 'overtaken' as const, byName: nameOf(actor) };
  const prepared = await endPrepared(trx, applicationId, end, now);
  if (!prepared) return;
  const details = { to: prepared.status, ended: 'overtaken' };
  await recordAct(trx, { actor, action: 'decision_undone', applicationId, details }, now);
}
