import type { Outcome, Reopening, WholeApplication } from '../../application';
import type { Stores } from '../../platform';
import { keepCopy } from './copies';

/**
 * Ends an open reopening within the caller's transaction. What the applicant saved until then counts, and is stored as
 * the next copy. A later reopening is a new entry.
 */
export async function endReopening(
  trx: Stores,
  {
    application,
    reopening,
    outcome,
  }: { application: WholeApplication; reopening: Reopening; outcome: Outcome },
  now: Date,
): Promise<void> {
  const copyAfter = reopening.savedAt
    ? await keepCopy(trx, application, { opened: reopening.sections }, now)
    : null;
  await trx.reopenings.end(reopening.id, { outcome, copyAfter }, now);
}

/** Ends the open reopening of an application that is decided or withdrawn. */
export async function endOpen(
  trx: Stores,
  application: WholeApplication,
  outcome: 'decided' | 'withdrawn',
  now: Date,
): Promise<void> {
  const reopening = await trx.reopenings.openOf(application.id);
  if (reopening) await endReopening(trx, { application, reopening, outcome }, now);
}
