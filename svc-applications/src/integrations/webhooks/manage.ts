import { webhookMessages as t, type WebhookEvent } from '@portal/contract-svc-applications-v1';
import { createBudgets } from '@portal/service-kit/budgets';
import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import type { Actor, Service, Stores } from '../../platform';
import { message } from '../../platform';
import { testMessage } from './notify';
import { OutOfReach, targetOf } from './reach';
import { newSecret } from './sign';
import type { WebhookChanges } from './store';
import { type Delivery, hasFormerSecret, type Webhook } from './webhook';

export interface WebhookInput {
  url: string;
  events: WebhookEvent[];
}

type Parts = Pick<Service, 'stores' | 'clock' | 'reach' | 'webhookSecrets'>;

const most = 10;
const dayMs = 86_400_000;
const tests = { name: 'webhook tests', most: 60, windowMs: 3_600_000, spent: message('manyTests') };
/** The longest wait for the answer to a test message, in milliseconds. */
const testWithinMs = 10_500;

/**
 * Makes a webhook and returns it with its secret, which is shown only this once.
 * @throws Invalid for an address to which no message may go
 * @throws Conflict when there are too many
 */
export async function makeWebhook(
  { stores, clock, reach, webhookSecrets }: Parts,
  actor: Actor,
  { url, events }: WebhookInput,
): Promise<Webhook> {
  const secret = newSecret();
  await requireReachable(url, reach);
  return stores.transaction(async (trx) => {
    if ((await trx.webhooks.all()).length >= most) throw new Conflict(t.tooMany(most));
    // The secret is encrypted together with the webhook's id, which is known only once the row is stored.
    const id = await trx.webhooks.insert({ url, events, secret: '', madeBy: actor.personId }, clock());
    await trx.webhooks.update(id, { secret: webhookSecrets.close(id, secret) });
    await record(trx, actor, 'webhook_made', id, clock());
    return { ...(await found(trx, id)), secret };
  });
}

/**
 * Changes a webhook. Turning it on again forgets earlier failures.
 * @throws NotFound, Invalid
 */
export async function changeWebhook(
  { stores, clock, reach }: Parts,
  actor: Actor,
  id: number,
  changes: Partial<WebhookInput> & { active?: boolean },
): Promise<Webhook> {
  if (changes.url !== undefined) await requireReachable(changes.url, reach);
  const anew: WebhookChanges = changes.active ? { turnedOffAt: null, failingSince: null } : {};
  return stores.transaction(async (trx) => {
    await found(trx, id);
    // The last person to change a webhook is responsible for it.
    await trx.webhooks.update(id, { ...changes, ...anew, madeBy: actor.personId });
    if (changes.active) await trx.cancelled.settle({ webhookId: id }, clock());
    await record(trx, actor, 'webhook_changed', id, clock());
    return found(trx, id);
  });
}

/**
 * Removes a webhook with its deliveries.
 * @throws NotFound
 */
export async function removeWebhook({ stores, clock }: Parts, actor: Actor, id: number): Promise<void> {
  await stores.transaction(async (trx) => {
    if (!(await trx.webhooks.remove(id))) throw new NotFound();
    await trx.cancelled.settle({ webhookId: id }, clock());
    await record(trx, actor, 'webhook_removed', id, clock());
  });
}

/**
 * Gives a webhook another secret; for a day messages are signed with both.
 * @throws NotFound
 */
export async function renewSecret(
  { stores, clock, webhookSecrets }: Parts,
  actor: Actor,
  id: number,
): Promise<Webhook> {
  const secret = newSecret();
  return stores.transaction(async (trx) => {
    const { secret: secretBefore } = await found(trx, id);
    const secretBeforeUntil = new Date(clock().getTime() + dayMs);
    const closed = webhookSecrets.close(id, secret);
    await trx.webhooks.update(id, { secret: closed, secretBefore, secretBeforeUntil });
    await record(trx, actor, 'webhook_secret_renewed', id, clock());
    return { ...(await found(trx, id)), secret };
  });
}

/**
 * Ends the use of the former secret at once, if there still is one.
 * @throws NotFound
 */
export async function endFormerSecret({ stores, clock }: Parts, actor: Actor, id: number): Promise<Webhook> {
  return stores.transaction(async (trx) => {
    const webhook = await found(trx, id);
    if (webhook.secretBefore === null) return webhook;
    const ended = { secretBefore: null, secretBeforeUntil: null };
    await trx.webhooks.update(id, ended);
    if (hasFormerSecret(webhook, clock()))
      await record(trx, actor, 'webhook_former_secret_ended', id, clock());
    return { ...webhook, ...ended };
  });
}

/**
 * Sends a test message that belongs to no event, and returns its outcome.
 * @throws NotFound, Conflict, TooMany
 */
export async function sendTest(service: Service, id: number): Promise<Delivery> {
  const { stores, clock, webhookOutbox } = service;
  await requireOn(stores, id);
  await createBudgets(stores.budgets, clock).spend(tests, 'everybody');
  const queued = await stores.transaction((trx) => trx.webhooks.queue(testMessage(id, clock())));
  await webhookOutbox.deliverNow(queued.outboxId, testWithinMs);
  return delivered(stores, queued.id);
}

/**
 * Sends a message again that was accepted or has failed.
 * @throws NotFound, Conflict
 */
export async function sendAgain(service: Service, id: number, deliveryId: number): Promise<Delivery> {
  const { stores, webhookOutbox } = service;
  await requireOn(stores, id);
  const delivery = await stores.webhooks.delivery(deliveryId);
  if (delivery?.webhookId !== id) throw new NotFound();
  const outboxId = await stores.transaction((trx) => trx.webhooks.queueAgain(deliveryId));
  if (outboxId === undefined) throw new Conflict(t.waiting);
  await webhookOutbox.deliverNow(outboxId, testWithinMs);
  return delivered(stores, deliveryId);
}

export async function found({ webhooks }: Pick<Stores, 'webhooks'>, id: number): Promise<Webhook> {
  const webhook = await webhooks.find(id);
  if (!webhook) throw new NotFound();
  return webhook;
}

async function requireOn(stores: Stores, id: number): Promise<void> {
  if (!(await found(stores, id)).active) throw new Conflict(t.isOff);
}

async function delivered({ webhooks }: Stores, id: number): Promise<Delivery> {
  const delivery = await webhooks.delivery(id);
  if (!delivery) throw new NotFound();
  return delivery;
}

async function requireReachable(url: string, reach: Parts['reach']): Promise<void> {
  try {
    await targetOf(url, reach);
  } catch (error) {
    if (error instanceof OutOfReach) throw new Invalid({ url: [error.message] });
    throw error;
  }
}

/** Records a security event. It names only the webhook's id: an address may contain a secret of its receiver. */
function record(trx: Stores, { personId, role }: Actor, kind: string, id: number, now: Date): Promise<void> {
  return trx.events.add({ kind, actor: { personId, role }, subject: { kind: 'webhook', id } }, now);
}
