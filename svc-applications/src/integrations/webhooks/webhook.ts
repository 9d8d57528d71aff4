import type { WebhookEvent, WebhookKind } from '@portal/contract-svc-applications-v1';

/** An address of another program that is notified of events. */
export interface Webhook {
  id: number;
  url: string;
  events: WebhookEvent[];
  /** As it is stored: see `secrets.ts`. */
  secret: string;
  /** The secret before the last renewal; messages are signed with both until then. */
  secretBefore: string | null;
  secretBeforeUntil: Date | null;
  active: boolean;
  /** When the portal itself turned it off, since nothing could be delivered for days. */
  turnedOffAt: Date | null;
  /** Of the first failure since the last message that was taken. */
  failingSince: Date | null;
  madeAt: Date;
  /** The administrator who set it up, or took it over by changing it: it works while they are one. */
  madeBy: number;
}

type WithFormerSecret = Webhook & { secretBefore: string; secretBeforeUntil: Date };

/** Whether messages are signed with the secret before the last renewal, too. */
export const hasFormerSecret = (webhook: Webhook, now: Date): webhook is WithFormerSecret =>
  webhook.secretBefore !== null && webhook.secretBeforeUntil !== null && webhook.secretBeforeUntil > now;

export type DeliveryState = 'waiting' | 'taken' | 'failed';

/** One message to one address, with the last answer. */
export interface Delivery {
  id: number;
  webhookId: number;
  /** The same in all messages about one event, and at every attempt. */
  eventId: string;
  kind: WebhookKind;
  applicationId: number | null;
  body: string;
  state: DeliveryState;
  attempts: number;
  /** Null where nobody answered. */
  answerStatus: number | null;
  /** The beginning of the answer, or why there is none. */
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

/** Which choice of an administrator a kind belongs to; a test goes to whom it is for. */
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
