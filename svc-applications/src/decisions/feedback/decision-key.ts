import { createHash } from 'node:crypto';
import { feedbackTypeOf } from '@portal/contract-svc-applications-v1';
import type { Stores } from '../../platform';
import type { DecideRequest } from './decide-request';
import type { MadeBefore } from './decision-key-store';

/** Equal decisions within this many milliseconds count as one: a double click, a repeated request, a second replica. */
const oneWithinMs = 60_000;

/**
 * Of author, application, words and offer; with a program, of its token, too. Without the reason for a clash, which is
 * stored only where something clashes. A hash, since the words are the applicant's.
 */
export function decisionKey({ actor, applicationId, status, message, type, offer }: DecideRequest): string {
  const author = [actor.personId, actor.program?.token ?? null];
  const place = offer ? [{ ...offer, clashReason: null }] : [];
  const words = [applicationId, status, type ?? feedbackTypeOf[status], message, ...place];
  return createHash('sha256')
    .update(JSON.stringify([author, words]))
    .digest('hex');
}

/**
 * What an equal decision stored less than a minute ago; undefined if somebody decided differently or undid it since.
 * Call it with the application locked, so that of several equal requests the later ones find the first.
 */
export async function madeBefore(trx: Stores, request: DecideRequest): Promise<MadeBefore | undefined> {
  const since = new Date((await trx.databaseNow()).getTime() - oneWithinMs);
  const made = await trx.decisionKeys.find(decisionKey(request), since);
  if (!made) return undefined;
  const { applicationId } = request;
  if (made.delayedId !== null)
    return (await trx.held.on(applicationId))?.id === made.delayedId ? made : undefined;
  const isLast = (await trx.feedback.newestOn(applicationId))?.id === made.feedbackId;
  return isLast && !(await trx.held.on(applicationId)) ? made : undefined;
}

/** Stores what this decision has made, in its transaction. */
export async function keepMade(
  trx: Stores,
  request: DecideRequest,
  made: Partial<MadeBefore>,
): Promise<void> {
  const row = {
    applicationId: request.applicationId,
    feedbackId: null,
    delayedId: null,
    outboxId: null,
    ...made,
  };
  await trx.decisionKeys.keep(decisionKey(request), row, await trx.databaseNow());
}
