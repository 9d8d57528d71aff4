import { Undeliverable } from '@portal/service-kit/outbox';
import { decisionMail } from './decision';
import type { MailDecision } from './kinds';
import type { DeliveryParts } from './parts';

/** Mails what stands in the feedback; it goes to the address that is known now. */
export async function deliverDecision(
  { stores, transport, branding, publicUrl }: DeliveryParts,
  { feedback_id }: MailDecision,
  messageId: string,
): Promise<void> {
  const feedback = await stores.feedback.find(feedback_id);
  const details = feedback && (await stores.applications.details(feedback.applicationId));
  if (!feedback || !details) throw new Undeliverable('There is no such feedback');
  const { applicationId: id, applicationType: type, status, message } = feedback;
  const letter = decisionMail(
    { application: { id, type }, name: details.fullName, status, message, publicUrl },
    branding,
  );
  await transport.send({ to: details.email, messageId, ...letter });
}
