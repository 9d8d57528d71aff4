import { Undeliverable } from '@portal/service-kit/outbox';
import { wordsOf } from '../templates/place';
import type { MailRequestDecided } from './kinds';
import type { DeliveryParts } from './parts';
import { requestDecidedMail, requestTemplate } from './request-decided';

/** Mails the decision on a request for another application. */
export async function deliverRequestDecided(
  { stores, transport, branding, publicUrl }: DeliveryParts,
  { request_id }: MailRequestDecided,
  messageId: string,
): Promise<void> {
  const request = await stores.requests.find(request_id);
  if (!request || request.status === 'pending') throw new Undeliverable('There is no such decision');
  const { type, status, applicantName: name, adminNotes: notes } = request;
  const template = await stores.templates.current(wordsOf(requestTemplate(status), type));
  const letter = requestDecidedMail({ type, name, status, notes, publicUrl }, branding, template);
  await transport.send({ to: request.applicantEmail, messageId, ...letter });
}
