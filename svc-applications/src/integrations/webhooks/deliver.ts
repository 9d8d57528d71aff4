import type { Logger } from '@portal/service-kit/logging';
import { type Deliver, Undeliverable } from '@portal/service-kit/outbox';
import { askRight, type EndReason } from '../../assessment';
import { type Auth, newsOf, type Stores } from '../../platform';
import type { Reach } from './reach';
import { opened, type SecretKeeper } from './secrets';
import { type Answer, isTaken, send } from './send';
import { signature } from './sign';
import type { DeliverWebhook } from './store';
import type { Delivery, Webhook } from './webhook';

export interface DeliveringParts {
  stores: Stores;
  auth: Pick<Auth, 'standing' | 'nameOf'>;
  reach: Reach;
  webhookSecrets: SecretKeeper;
  logger: Logger;
  clock(): Date;
}

/** The most attempts for a message. With the usual pauses, which grow to an hour, the last is a day after the first. */
export const attemptsMost = 32;

/** An address to which no message could be delivered for this many milliseconds is turned off. */
const offAfterMs = 3 * 86_400_000;

/** The receiver did not accept a message; it is sent again later. */
class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

/** Sends a queued message to its address, and stores the answer. */
export const webhookDelivery =
  (parts: DeliveringParts): Deliver =>
  async (_kind, payload, { attempt }) => {
    const { stores, reach, webhookSecrets, clock } = parts;
    const delivery = await stores.webhooks.delivery((payload as DeliverWebhook).delivery_id);
    const webhook = delivery && (await stores.webhooks.find(delivery.webhookId));
    if (!webhook) throw new Undeliverable('The address is gone');
    if (!webhook.active) return giveUp(stores, delivery, 'The address is turned off');
    const now = clock();
    const right = await askRight(parts.auth, { personId: webhook.madeBy }, { needs: 'manageIntegrations' });
    if ('ended' in right) {
      await cancel(parts, webhook, right.ended, now);
      return giveUp(stores, delivery, 'Whoever set it up may not any more');
    }
    const { eventId, kind, body } = delivery;
    const headers = {
      'User-Agent': 'Portal-Webhooks/1',
      'Portal-Event-Id': eventId,
      'Portal-Event': kind,
      'Portal-Signature': signature(opened(webhook, webhookSecrets), body, now),
    };
    const answer = await send({ url: webhook.url, body, headers }, reach);
    await note(parts, webhook, delivery, { answer, attempt, now });
    if (!isTaken(answer)) throw new NotTaken(answer.answerText ?? '');
  };

/**
 * Marks a delivery as failed; the results of earlier attempts are kept.
 * @throws Undeliverable
 */
async function giveUp({ webhooks }: Stores, delivery: Delivery, why: string): Promise<never> {
  const { attempts, answerStatus, answerText, durationMs, attemptedAt } = delivery;
  const before = { attempts, answerStatus, answerText, durationMs, attemptedAt };
  await webhooks.note(delivery.id, { ...before, state: 'failed' });
  throw new Undeliverable(why);
}

/** Turns off a webhook whose administrator lost the right; whoever turns it on again becomes responsible. */
async function cancel(
  { stores, auth }: DeliveringParts,
  { id, madeBy: personId }: Webhook,
  reason: EndReason,
  now: Date,
): Promise<void> {
  const name = (await auth.nameOf(personId)) ?? '';
  await stores.transaction(async (trx) => {
    if (!(await trx.webhooks.turnOff(id, now))) return;
    const details = { why: reason };
    await trx.events.add({ kind: 'webhook_turned_off', subject: { kind: 'webhook', id }, details }, now);
    const about = { kind: 'webhook' as const, applicationId: null, subjectId: id, status: null };
    await trx.cancelled.add({ ...about, author: { personId, name }, reason }, now);
  });
}

async function note(
  parts: DeliveringParts,
  webhook: Webhook,
  { id, kind, applicationId }: Delivery,
  { answer, attempt, now }: { answer: Answer; attempt: number; now: Date },
): Promise<void> {
  const { webhooks } = parts.stores;
  const taken = isTaken(answer);
  const state = taken ? 'taken' : attempt >= attemptsMost ? 'failed' : 'waiting';
  await webhooks.note(id, { ...answer, state, attempts: attempt, attemptedAt: now });
  if (taken) {
    if (webhook.failingSince) await webhooks.update(webhook.id, { failingSince: null });
    return;
  }
  if (kind === 'test') return;
  await webhooks.noteFailing(webhook.id, now);
  const since = webhook.failingSince;
  // A single message that fails after a quiet time is not a sign of days of failures.
  if (state === 'failed' && since && now.getTime() - since.getTime() > offAfterMs)
    await turnOff(parts, webhook, applicationId, now);
}

/**
 * Turns a webhook off after days of failures. Staff find the notification among their others, with the application
 * whose message failed.
 */
async function turnOff(
  { stores, logger }: DeliveringParts,
  { id, url }: Webhook,
  applicationId: number | null,
  now: Date,
): Promise<void> {
  await stores.transaction(async (trx) => {
    const application =
      applicationId === null ? undefined : await trx.applications.find({ id: applicationId });
    if (!(await trx.webhooks.turnOff(id, now))) return;
    await trx.events.add({ kind: 'webhook_turned_off', subject: { kind: 'webhook', id } }, now);
    if (!application) return;
    await trx.notifications.insert(
      {
        type: 'other',
        ...newsOf('webhookOff', { host: new URL(url).host }),
        application,
        sinceAt: now,
      },
      now,
    );
  });
  logger.warn({ webhook: id }, 'a webhook was turned off after three days of failures');
}
