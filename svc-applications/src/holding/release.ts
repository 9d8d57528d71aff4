import type { Logger } from '@portal/service-kit/logging';
import { type Rounds, startRounds } from '@portal/service-kit/rounds';
import { recordAct } from '../audit/audit';
import { decideWithin } from '../feedback/decide';
import { mayDecide } from '../feedback/policy';
import type { Service } from '../service';
import type { Stores } from '../store';
import type { HeldDecision, HeldState } from './held-decision';
import { lockHeld } from './undo';

type Parts = Pick<Service, 'stores' | 'clock'>;

const everyMs = 1000;

/** Lets the decisions go out whose time is over; a decision that fails waits for the next round. */
export async function releaseDue(parts: Parts, logger: Logger, signal?: AbortSignal): Promise<void> {
  const now = await parts.stores.retention.databaseNow();
  for (const id of await parts.stores.held.due(now)) {
    if (signal?.aborted) return;
    try {
      await release(parts, id, now);
    } catch (error) {
      logger.error({ err: error, held_decision: id }, 'A decision could not go out');
    }
  }
}

/** Every second, in each replica: whoever locks the application first lets it go out, in one transaction. */
export const startReleasing = (parts: Parts, logger: Logger): Rounds =>
  startRounds((signal) => releaseDue(parts, logger, signal), {
    everyMs,
    failed: (error) => logger.error({ err: error }, 'Waiting decisions could not be read'),
  });

function release({ stores, clock }: Parts, id: number, now: Date): Promise<void> {
  return stores.together(async (within) => {
    const held = await lockHeld(within, id);
    if (held?.state !== 'held' || held.goesOutAt > now) return;
    const end = await endOf(within, held);
    await within.held.end(id, end, clock());
    const { applicationId, status, message, type, by } = held;
    const asker = { ...by, scope: 'account' };
    if (end === 'sent') {
      const application = await within.applications.find({ id: applicationId });
      if (application)
        await decideWithin(within, { asker, applicationId, status, message, type }, application, clock());
      return;
    }
    const details = { to: status, ended: end };
    await recordAct(within, { actor: asker, action: 'decision_undone', applicationId, details }, clock());
  });
}

/** A replica of the release before knows no waiting decisions: it may have decided, or taken a withdrawal. */
async function endOf(
  within: Stores,
  { applicationId, afterFeedbackId, by }: HeldDecision,
): Promise<Exclude<HeldState, 'held' | 'undone'>> {
  const application = await within.applications.find({ id: applicationId });
  if (!application || !mayDecide(by, application)) return 'withdrawn';
  const newest = (await within.feedback.newestOn(applicationId))?.id ?? null;
  return newest === afterFeedbackId ? 'sent' : 'overtaken';
}
