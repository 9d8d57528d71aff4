import { type Deliver, Undeliverable } from '@portal/service-kit/outbox';
import { confirmationMail } from './confirmation';
import { deliverDecision } from './deliver-decision';
import { deliverRequestDecided } from './deliver-request';
import {
  type ConfirmSubmission,
  confirmSubmission,
  type MailDecision,
  type MailRequestDecided,
  mailDecision,
  mailRequestDecided,
  type RenamePerson,
  renamePerson,
} from './kinds';
import type { DeliveryParts } from './parts';

/** Does one piece of outbox work. */
export function delivery(parts: DeliveryParts): Deliver {
  return async (kind, payload, { id }) => {
    if (kind === confirmSubmission) return mailConfirmation(parts, payload as ConfirmSubmission, id);
    if (kind === mailDecision) {
      return deliverDecision(parts, payload as MailDecision, messageIdOf(id, parts.publicUrl));
    }
    if (kind === mailRequestDecided) {
      return deliverRequestDecided(parts, payload as MailRequestDecided, messageIdOf(id, parts.publicUrl));
    }
    if (kind === renamePerson) return rename(parts, payload as RenamePerson);
    throw new Undeliverable(`Nothing is known of ${kind}`);
  };
}

/**
 * The plain password stands in no table: svc-auth makes a fresh one now, and an earlier unused one, of an attempt
 * that failed, stops working.
 */
async function mailConfirmation(
  { stores, auth, transport, branding, publicUrl }: DeliveryParts,
  { application_id }: ConfirmSubmission,
  outboxId: number,
): Promise<void> {
  const application = await stores.applications.find({ id: application_id });
  const details = await stores.applications.details(application_id);
  if (!application?.submittedAt || !details) throw new Undeliverable('There is no such application');
  const made = await auth.mailedPassword(application.personId);
  if (!made) throw new Undeliverable('There is no such account');
  const letter = confirmationMail(
    {
      application,
      name: details.fullName,
      email: details.email,
      submittedAt: application.submittedAt,
      publicUrl,
      ...('password' in made && { password: made.password }),
    },
    branding,
  );
  const messageId = messageIdOf(outboxId, publicUrl);
  await transport.send({ to: details.email, messageId, ...letter });
}

/** The same at every attempt, so that a mail that goes out twice is known for the same. */
const messageIdOf = (outboxId: number, publicUrl: string): string =>
  `applications-outbox-${outboxId}@${new URL(publicUrl).hostname}`;

async function rename({ auth }: DeliveryParts, { person_id, ...changes }: RenamePerson): Promise<void> {
  await auth.rename(person_id, changes);
}
