import { type Deliver, Undeliverable } from '@portal/service-kit/outbox';
import { isOpen } from './application/application';
import { learn } from './drafting/contact/learn';
import { confirmationMail } from './mail/confirmation';
import { deliverDecision } from './mail/deliver-decision';
import { deliverReopened } from './mail/deliver-reopened';
import { deliverRequestDecided } from './mail/deliver-request';
import { draftEndsMail } from './mail/draft-ends';
import {
  type AskReferee,
  askReferee,
  type ConfirmAsking,
  type ConfirmSubmission,
  confirmAsking,
  confirmSubmission,
  type DraftEnds,
  draftEnds,
  type LearnContact,
  learnContact,
  type MailDecision,
  type MailReopened,
  type MailRequestDecided,
  type MailReturnLink,
  mailDecision,
  mailReopened,
  mailRequestDecided,
  mailReturnLink,
  type RemindDraft,
  type RenamePerson,
  remindDraft,
  renamePerson,
} from './mail/kinds';
import { messageIdOf } from './mail/message-id';
import { noting } from './mail/noting';
import type { DeliveryParts } from './mail/parts';
import { deliverReminder } from './mail/reminders/deliver';
import { deliverReturnLink } from './mail/return-link/deliver';
import { wordingFor } from './mail/wording';
import { deliverAsking, deliverConfirming } from './referees/deliver';

/** Does one piece of outbox work, and notes what happens to its mail. */
export const delivery = (parts: DeliveryParts): Deliver => noting(parts, deliveryOf);

function deliveryOf(parts: DeliveryParts): Deliver {
  return async (kind, payload, { id }) => {
    if (kind === confirmSubmission) return mailConfirmation(parts, payload as ConfirmSubmission, id);
    if (kind === mailDecision) {
      return deliverDecision(parts, payload as MailDecision, messageIdOf(id, parts.publicUrl));
    }
    if (kind === mailRequestDecided) {
      return deliverRequestDecided(parts, payload as MailRequestDecided, messageIdOf(id, parts.publicUrl));
    }
    if (kind === mailReopened) {
      return deliverReopened(parts, payload as MailReopened, messageIdOf(id, parts.publicUrl));
    }
    if (kind === mailReturnLink) {
      return deliverReturnLink(parts, payload as MailReturnLink, messageIdOf(id, parts.publicUrl));
    }
    if (kind === askReferee) {
      return deliverAsking(parts, payload as AskReferee, messageIdOf(id, parts.publicUrl));
    }
    if (kind === confirmAsking) {
      return deliverConfirming(parts, payload as ConfirmAsking, messageIdOf(id, parts.publicUrl));
    }
    if (kind === draftEnds) return mailDraftEnds(parts, payload as DraftEnds, id);
    if (kind === remindDraft) {
      return deliverReminder(parts, payload as RemindDraft, messageIdOf(id, parts.publicUrl));
    }
    if (kind === learnContact) return learn(parts, payload as LearnContact);
    if (kind === renamePerson) return rename(parts, payload as RenamePerson);
    throw new Undeliverable(`Nothing is known of ${kind}`);
  };
}

/**
 * No table holds the plain password: svc-auth makes a fresh password now, and an unused earlier password, of a failed
 * attempt, stops working.
 */
async function mailConfirmation(
  parts: DeliveryParts,
  { application_id }: ConfirmSubmission,
  outboxId: number,
): Promise<void> {
  const { stores, auth, transport, branding, publicUrl } = parts;
  const application = await stores.applications.find({ id: application_id });
  if (!application?.submittedAt) throw new Undeliverable('There is no such application');
  const { mailedLogin, timeZone } = await stores.portal.read();
  const linkAlone = mailedLogin === 'link';
  const made = await auth.mailedPassword(application.personId, { linkAlone });
  if (!made) throw new Undeliverable('There is no such account');
  // A correction may not have come as far as the application.
  const email = made.email ?? application.identity.email;
  const wording = await wordingFor(parts, 'confirmation', application);
  const letter = confirmationMail(
    {
      application,
      email,
      submittedAt: application.submittedAt,
      timeZone,
      publicUrl,
      ...(made.password && !linkAlone && { password: made.password }),
      ...(made.link && { link: made.link }),
    },
    branding,
    wording,
  );
  const messageId = messageIdOf(outboxId, publicUrl);
  await transport.send({ to: email, messageId, ...letter });
}

/** Nobody is told of a draft that is gone, sent in, or was touched since. */
async function mailDraftEnds(
  parts: DeliveryParts,
  { application_id: id, ends_at }: DraftEnds,
  outboxId: number,
): Promise<void> {
  const { stores, transport, branding, publicUrl } = parts;
  const application = await stores.applications.find({ id });
  const notice = await stores.retention.notice(id);
  if (!application || !notice || !isOpen(application) || application.updatedAt > notice.toldAt) return;
  const wording = await wordingFor(parts, 'draft-ends', application);
  const { timeZone } = await stores.portal.read();
  const ends = { application, endsAt: new Date(ends_at), timeZone, publicUrl };
  const letter = draftEndsMail(ends, branding, wording);
  const messageId = messageIdOf(outboxId, publicUrl);
  await transport.send({ to: application.identity.email, messageId, ...letter });
}

async function rename({ auth }: DeliveryParts, { person_id, ...changes }: RenamePerson): Promise<void> {
  await auth.rename(person_id, changes);
}
