import type { Outcome, Reopening, WholeApplication } from '../../application';
import type { Stores } from '../../platform';
import { keepCopy } from './copies';

/**
 * Ends an open reopening within the caller's transaction. What the applicant saved until then counts: it is kept as the
 * next copy. The next reopening is another entry.
 */
export async function endReopening(
  within: Stores,
  {
    application,
    reopening,
    outcome,
  }: { application: WholeApplication; reopening: Reopening; outcome: Outcome },
  now: Date,
): Promise<void> {
  const copyAfter = reopening.savedAt
    ? await keepCopy(within, application, { opened: reopening.sections }, now)
    : null;
  await within.reopenings.end(reopening.id, { outcome, copyAfter }, now);
}

/** Ends the open reopening of an application that is decided, or withdrawn. */
export async function endOpen(
  within: Stores,
  application: WholeApplication,
  outcome: 'decided' | 'withdrawn',
  now: Date,
): Promise<void> {
  const reopening = await within.reopenings.openOf(application.id);
  if (reopening) await endReopening(within, { application, reopening, outcome }, now);
}
