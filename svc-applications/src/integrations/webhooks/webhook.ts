import type { WebhookEvent, WebhookKind } from '@portal/contract-svc-applications-v1';

/** An address of another program to which messages about events are sent. */
export interface Webhook {
  id: number;
  url: string;
  events: WebhookEvent[];
  /** The secret in its stored form: see `secrets.ts`. */
  secret: string;
  /** The former secret; messages are also signed with it until `secretBeforeUntil`. */
  secretBefore: string | null;
  secretBeforeUntil: Date | null;
  active: boolean;
  /** When the portal turned the webhook off, after days without a delivery. */
  turnedOffAt: Date | null;
  /** The time of the first failure since a message was last accepted. */
  failingSince: Date | null;
  madeAt: Date;
  /** The administrator who made it or last changed it; messages go out only while they have the right to manage it. */
  madeBy: number;
}

type WithFormerSecret = Webhook & { secretBefore: string; secretBeforeUntil: Date };

/** Whether messages are signed with the secret before the last renewal, too. */
export const hasFormerSecret = (webhook: Webhook, now: Date): webhook is WithFormerSecret =>
  webhook.secretBefore !== null && webhook.secretBeforeUntil !== null && webhook.secretBeforeUntil > now;

export type DeliveryState = 'waiting' | 'taken' | 'failed';

/** A message to one webhook, with the last answer. */
export interface Delivery {
  id: number;
  webhookId: number;
  /** The same for all messages about one event, and at every attempt. */
  eventId: string;
  kind: WebhookKind;
  applicationId: number | null;
  body: string;
  state: DeliveryState;
  attempts: number;
  /** The HTTP status of the answer; null if there was none. */
  answerStatus: number | null;
  /** The beginning of the answer's body, or why there was none. */
  answerText: string | null;
  durationMs: number | null;
  attemptedAt: Date | null;
  happenedAt: Date;
}

export type NewDelivery = Pick<
  Delivery,
  'webhookId' | 'eventId' | 'kind' | 'applicationId' | 'body' | 'happenedAt'
>;

/** What the portal learned from an attempt. */
export type Outcome = Pick<
  Delivery,
  'state' | 'attempts' | 'answerStatus' | 'answerText' | 'durationMs' | 'attemptedAt'
>;

/** The subscription to which each kind of message belongs; test messages belong to none. */
export const eventOfKind: Record<Exclude<WebhookKind, 'test'>, WebhookEvent> = {
  'application.submitted': 'submitted',
  'application.decided': 'decided',
  'application.reopened': 'reopened',
  'application.withdrawn': 'withdrawn',
  'application.withdrawal_undone': 'withdrawn',
  'letter.arrived': 'letter',
  'offer.made': 'offer',
  'offer.accepted': 'offer',
  'offer.declined': 'offer',
  'offer.date_asked': 'offer',
  'offer.lapsed': 'offer',
  'offer.withdrawn': 'offer',
  'offer.taken_back': 'offer',
  'offer.came': 'offer',
  'offer.missed': 'offer',
};
