import { Undeliverable } from '@portal/service-kit/outbox';
import type { MailRequestDecided } from './kinds';
import type { DeliveryParts } from './parts';
import { requestDecidedMail, requestTemplate } from './request-decided';
import { wordingFor } from './wording';

/** Mails the decision on a request for another application. */
export async function deliverRequestDecided(
  parts: DeliveryParts,
  { request_id }: MailRequestDecided,
  messageId: string,
): Promise<void> {
  const { stores, transport, branding, publicUrl } = parts;
  const request = await stores.requests.find(request_id);
  if (!request || request.status === 'pending') throw new Undeliverable('There is no such decision');
  const { type, status, applicantName: name, adminNotes: notes } = request;
  const about = { id: request.originalApplicationId, type };
  const wording = await wordingFor(parts, requestTemplate(status), about);
  const letter = requestDecidedMail({ type, name, status, notes, publicUrl }, branding, wording);
  await transport.send({ to: request.applicantEmail, messageId, ...letter });
}
