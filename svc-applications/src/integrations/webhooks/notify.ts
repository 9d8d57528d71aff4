import { randomUUID } from 'node:crypto';
import { referenceOf, type WebhookKind } from '@portal/contract-svc-applications-v1';
import type { Application } from '../../application';
import type { Stores } from '../../platform';
import { eventOfKind } from './webhook';

type WebhookSubject = Pick<Application, 'id' | 'type' | 'status'>;

/**
 * Queues a message about an event for every address that subscribes to it, within the event's transaction, so that
 * messages go out if and only if the event happened. The message names the application but no person.
 */
export async function notifyPrograms(
  { webhooks }: Pick<Stores, 'webhooks'>,
  kind: Exclude<WebhookKind, 'test'>,
  application: WebhookSubject,
  happenedAt: Date,
  ids: Record<string, number> = {},
): Promise<void> {
  const wanting = (await webhooks.all()).filter(
    ({ active, events }) => active && events.includes(eventOfKind[kind]),
  );
  if (wanting.length === 0) return;
  const eventId = randomUUID();
  const body = bodyOf({ eventId, kind, happenedAt }, application, ids);
  for (const { id: webhookId } of wanting)
    await webhooks.queue({ webhookId, eventId, kind, applicationId: application.id, body, happenedAt });
}

/** A test message to one address, which belongs to no event. */
export function testMessage(webhookId: number, happenedAt: Date) {
  const eventId = randomUUID();
  const body = bodyOf({ eventId, kind: 'test', happenedAt });
  return { webhookId, eventId, kind: 'test' as const, applicationId: null, body, happenedAt };
}

function bodyOf(
  { eventId, kind, happenedAt }: { eventId: string; kind: WebhookKind; happenedAt: Date },
  application?: WebhookSubject,
  ids?: Record<string, number>,
): string {
  return JSON.stringify({
    id: eventId,
    kind,
    at: happenedAt.toISOString(),
    ...(application && {
      application: {
        id: application.id,
        reference: referenceOf(application.type, application.id),
        programme: application.type,
        status: application.status,
      },
    }),
    ...ids,
  });
}
