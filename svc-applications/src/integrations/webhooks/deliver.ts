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

/** With the usual pauses, which grow to an hour, the last attempt is a day after the first. */
export const attemptsMost = 32;

/** After so long without a message that was taken an address is turned off. */
const offAfterMs = 3 * 86_400_000;

/** The receiver did not take a message; it comes again. */
class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

/** Sends a queued message to its address, and notes the answer. */
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

/** What was learnt from earlier attempts stays. @throws Undeliverable */
async function giveUp({ webhooks }: Stores, delivery: Delivery, why: string): Promise<never> {
  const { attempts, answerStatus, answerText, durationMs, attemptedAt } = delivery;
  const before = { attempts, answerStatus, answerText, durationMs, attemptedAt };
  await webhooks.note(delivery.id, { ...before, state: 'failed' });
  throw new Undeliverable(why);
}

/** An administrator who turns it on again takes it over. */
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
  // One message that is not taken after a quiet time is no sign of days of failures.
  if (state === 'failed' && since && now.getTime() - since.getTime() > offAfterMs)
    await turnOff(parts, webhook, applicationId, now);
}

/** Staff read of it where they read all news, beside the application whose message was not taken. */
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
