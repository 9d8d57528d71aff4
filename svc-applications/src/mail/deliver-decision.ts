import { Undeliverable } from '@portal/service-kit/outbox';
import { decisionMail, decisionTemplate } from './decision';
import type { MailDecision } from './kinds';
import type { DeliveryParts } from './parts';
import { wordingFor } from './wording';

/** Mails the feedback, to the account's present address. */
export async function deliverDecision(
  parts: DeliveryParts,
  { feedback_id }: MailDecision,
  messageId: string,
): Promise<void> {
  const { stores, transport, branding, publicUrl } = parts;
  const feedback = await stores.feedback.find(feedback_id);
  const identity = feedback && (await stores.applications.identity(feedback.applicationId));
  if (!feedback || !identity) throw new Undeliverable('There is no such feedback');
  const { applicationId: id, applicationType: type, status, message } = feedback;
  const wording = await wordingFor(parts, decisionTemplate(status), { id, type });
  const letter = decisionMail(
    { application: { id, type }, name: identity.fullName, status, message, publicUrl },
    branding,
    wording,
  );
  await transport.send({ to: identity.email, messageId, ...letter });
}
