import type { WebhookEvent } from '@portal/contract-svc-applications-v1';
import { enqueue, outboxStore } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import type { Delivery, NewDelivery, Outcome, Webhook } from './webhook';

export const webhooksOutbox = 'webhooks_outbox';
export const deliverWebhook = 'deliver-webhook';

export interface DeliverWebhook {
  delivery_id: number;
}

export type WebhookChanges = Partial<Omit<Webhook, 'id' | 'madeAt'>>;

type StoredSecrets = Pick<Webhook, 'secret' | 'secretBefore'>;

export interface WebhookStore {
  /** All webhooks, newest first. */
  all(): Promise<Webhook[]>;
  find(id: number): Promise<Webhook | undefined>;
  insert(webhook: Pick<Webhook, 'url' | 'events' | 'secret' | 'madeBy'>, now: Date): Promise<number>;
  /** Returns false if there is no such webhook. */
  update(id: number, changes: WebhookChanges): Promise<boolean>;
  /** Stores encrypted secrets in place of these, unless the secrets have changed meanwhile; returns whether it did. */
  replaceSecrets(id: number, before: StoredSecrets, after: StoredSecrets): Promise<boolean>;
  /** Records the time of the first failure since a message was last accepted. */
  noteFailing(id: number, now: Date): Promise<void>;
  /** Returns false if the webhook is turned off already. */
  turnOff(id: number, now: Date): Promise<boolean>;
  /** Removes a webhook with all of its deliveries; returns false if there is none. */
  remove(id: number): Promise<boolean>;
  /** Stores and queues a message, within the transaction of its event. Returns the ids of the message and the work. */
  queue(delivery: NewDelivery): Promise<{ id: number; outboxId: number }>;
  /** Queues a message again; returns the id of the work, or undefined if the message is waiting already. */
  queueAgain(id: number): Promise<number | undefined>;
  delivery(id: number): Promise<Delivery | undefined>;
  /** The newest deliveries of a webhook. */
  deliveriesOf(webhookId: number, limit: number): Promise<Delivery[]>;
  note(deliveryId: number, outcome: Outcome): Promise<void>;
  /** Removes deliveries that ended before this time. */
  removeDeliveries(before: Date): Promise<void>;
}

interface WebhookRow {
  id: number;
  url: string;
  events: string;
  secret: string;
  secret_before: string | null;
  secret_before_ends_at: Date | null;
  active: boolean | number;
  turned_off_at: Date | null;
  failing_since_at: Date | null;
  made_by: number;
  made_at: Date;
}

interface DeliveryRow {
  id: number;
  webhook_id: number;
  event_id: string;
  kind: Delivery['kind'];
  application_id: number | null;
  body: string;
  state: Delivery['state'];
  attempts: number;
  answer_status: number | null;
  answer_text: string | null;
  duration_ms: number | null;
  attempted_at: Date | null;
  happened_at: Date;
}

const leftAfterMs = 2 * 86_400_000;

export function webhookStore(knex: Knex): WebhookStore {
  const hooks = () => knex<WebhookRow>('webhooks');
  const deliveries = () => knex<DeliveryRow>('webhook_deliveries');
  const queueWork = (delivery_id: number) =>
    enqueue(knex, webhooksOutbox, { kind: deliverWebhook, payload: { delivery_id } });
  return {
    all: async () => (await hooks().orderBy('id', 'desc')).map(toWebhook),
    async find(id) {
      const row = await hooks().where({ id }).first();
      return row && toWebhook(row);
    },
    async insert({ url, events, secret, madeBy }, now) {
      const row = { url, events: events.join(' '), secret, active: true, made_by: madeBy, made_at: now };
      const [id] = await hooks().insert(row);
      return Number(id);
    },
    update: async (id, changes) => (await hooks().where({ id }).update(toColumns(changes))) === 1,
    async replaceSecrets(id, before, after) {
      const same = hooks().where({ id, secret: before.secret, secret_before: before.secretBefore });
      return (await same.update(toColumns(after))) === 1;
    },
    async noteFailing(id, now) {
      await hooks().where({ id }).whereNull('failing_since_at').update({ failing_since_at: now });
    },
    turnOff: async (id, now) =>
      (await hooks().where({ id, active: true }).update({ active: false, turned_off_at: now })) === 1,
    remove: async (id) => (await hooks().where({ id }).delete()) === 1,
    async queue({ webhookId, eventId, kind, applicationId, body, happenedAt }) {
      const [id] = await deliveries().insert({
        webhook_id: webhookId,
        event_id: eventId,
        kind,
        application_id: applicationId,
        body,
        state: 'waiting',
        happened_at: happenedAt,
      });
      return { id: Number(id), outboxId: await queueWork(Number(id)) };
    },
    async queueAgain(id) {
      // All attempts of a message take less than a day: one that waits longer was left by a process that died.
      const left = new Date(Date.now() - leftAfterMs);
      const rested = deliveries()
        .where({ id })
        .where((of) => of.whereNot({ state: 'waiting' }).orWhere('happened_at', '<', left));
      return (await rested.update({ state: 'waiting' })) === 1 ? queueWork(id) : undefined;
    },
    async delivery(id) {
      const row = await deliveries().where({ id }).first();
      return row && toDelivery(row);
    },
    deliveriesOf: async (webhook_id, limit) =>
      (await deliveries().where({ webhook_id }).orderBy('id', 'desc').limit(limit)).map(toDelivery),
    async note(id, { state, attempts, answerStatus, answerText, durationMs, attemptedAt }) {
      await deliveries().where({ id }).update({
        state,
        attempts,
        answer_status: answerStatus,
        answer_text: answerText,
        duration_ms: durationMs,
        attempted_at: attemptedAt,
      });
    },
    async removeDeliveries(before) {
      await deliveries().where('happened_at', '<', before).delete();
      await outboxStore(knex, webhooksOutbox).removeDead(before);
    },
  };
}

const columnOf = {
  url: 'url',
  secret: 'secret',
  secretBefore: 'secret_before',
  secretBeforeUntil: 'secret_before_ends_at',
  active: 'active',
  turnedOffAt: 'turned_off_at',
  failingSince: 'failing_since_at',
  madeBy: 'made_by',
} as const;

function toColumns({ events, ...changes }: WebhookChanges): object {
  const named = Object.entries(changes).map(([name, value]) => [
    columnOf[name as keyof typeof columnOf],
    value,
  ]);
  return { ...Object.fromEntries(named), ...(events && { events: events.join(' ') }) };
}

const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events.split(' ') as WebhookEvent[],
  secret: row.secret,
  secretBefore: row.secret_before,
  secretBeforeUntil: row.secret_before_ends_at,
  active: Boolean(row.active),
  turnedOffAt: row.turned_off_at,
  failingSince: row.failing_since_at,
  madeAt: row.made_at,
  madeBy: row.made_by,
});

const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  eventId: row.event_id,
  kind: row.kind,
  applicationId: row.application_id,
  body: row.body,
  state: row.state,
  attempts: row.attempts,
  answerStatus: row.answer_status,
  answerText: row.answer_text,
  durationMs: row.duration_ms,
  attemptedAt: row.attempted_at,
  happenedAt: row.happened_at,
});
