import { Undeliverable } from '@portal/service-kit/outbox';
import { wordsOf } from '../templates/place';
import { decisionMail, decisionTemplate } from './decision';
import type { MailDecision } from './kinds';
import type { DeliveryParts } from './parts';

/** Mails the feedback, to the account's present address. */
export async function deliverDecision(
  { stores, transport, branding, publicUrl }: DeliveryParts,
  { feedback_id }: MailDecision,
  messageId: string,
): Promise<void> {
  const feedback = await stores.feedback.find(feedback_id);
  const identity = feedback && (await stores.applications.identity(feedback.applicationId));
  if (!feedback || !identity) throw new Undeliverable('There is no such feedback');
  const { applicationId: id, applicationType: type, status, message } = feedback;
  const template = await stores.templates.current(wordsOf(decisionTemplate(status), type));
  const letter = decisionMail(
    { application: { id, type }, name: identity.fullName, status, message, publicUrl },
    branding,
    template,
  );
  await transport.send({ to: identity.email, messageId, ...letter });
}
