import {
  webhookMessages as t,
  type WebhookEvent,
  webhookEvents,
  webhookKinds,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { id, instant, maybe, maybeInstant, withMessage, words } from '../../platform';
import type { WebhookInput } from './manage';
import { type Delivery, hasFormerSecret, type Webhook } from './webhook';

const eventNames = webhookEvents.map(({ value }) => value);
const url = () => withMessage(Joi.string().trim().max(500), t.url);
const events = () =>
  withMessage(
    Joi.array()
      .items(Joi.string<WebhookEvent>().valid(...eventNames))
      .min(1)
      .unique(),
    t.events,
  );

export const webhookBody = Joi.object<WebhookInput>({ url: url().required(), events: events().required() });
export const webhookChanges = Joi.object<Partial<WebhookInput> & { active?: boolean }>({
  url: url(),
  events: events(),
  active: Joi.boolean(),
}).min(1);

export const webhookAnswer = () =>
  Joi.object({
    id: id(),
    url: words(),
    events: Joi.array().items(Joi.string()).required(),
    active: Joi.boolean().required(),
    turned_off_at: maybeInstant().description('When the portal itself turned it off, after days of failures'),
    failing_since: maybeInstant(),
    made_at: instant(),
    former_secret_until: maybeInstant().description(
      'Until then messages are signed with the secret before the last renewal, too',
    ),
  });

const count = () => Joi.number().integer();

export const deliveryAnswer = () =>
  Joi.object({
    id: id(),
    event_id: words(),
    kind: words().meta({ swagger: { 'x-known-values': webhookKinds } }),
    application_id: count().allow(null).required(),
    state: Joi.string().valid('waiting', 'taken', 'failed').required(),
    attempts: count().required(),
    answer_status: count().allow(null).required(),
    answer_text: maybe(),
    duration_ms: count().allow(null).required(),
    attempted_at: maybeInstant(),
    happened_at: instant(),
  });

export const presentWebhook = (webhook: Webhook, now: Date) => ({
  id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  active: webhook.active,
  turned_off_at: webhook.turnedOffAt?.toISOString() ?? null,
  failing_since: webhook.failingSince?.toISOString() ?? null,
  made_at: webhook.madeAt.toISOString(),
  former_secret_until: hasFormerSecret(webhook, now) ? webhook.secretBeforeUntil.toISOString() : null,
});

export const presentDelivery = (delivery: Delivery) => ({
  id: delivery.id,
  event_id: delivery.eventId,
  kind: delivery.kind,
  application_id: delivery.applicationId,
  state: delivery.state,
  attempts: delivery.attempts,
  answer_status: delivery.answerStatus,
  answer_text: delivery.answerText,
  duration_ms: delivery.durationMs,
  attempted_at: delivery.attemptedAt?.toISOString() ?? null,
  happened_at: delivery.happenedAt.toISOString(),
});
