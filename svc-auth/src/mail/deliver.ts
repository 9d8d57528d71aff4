import type { Branding } from '@portal/service-kit/branding';
import type { MailTransport, WrittenMail } from '@portal/service-kit/mail';
import { Undeliverable } from '@portal/service-kit/outbox';
import { offerReset, type ResetMailPayload, resetMailKind } from '../forgotten-password/forgotten';
import { resetLink } from '../forgotten-password/link';
import type { Service } from '../service';
import {
  type InvitationMailPayload,
  invitationLink,
  invitationMailKind,
  offerInvitation,
} from '../staff/invitations';
import { type CodeMailPayload, codeMailKind, offerCode } from '../wizard/resume-code';
import { codeMail } from './code-mail';
import { invitationMail } from './invitation-mail';
import { resetMail } from './reset-mail';

interface Addressed {
  to: string;
  mail: WrittenMail;
}

/** Writes the mail of one piece of outbox work; nothing when there is nobody to send it to any more. */
type Write = (service: Service, payload: never, branding: Branding) => Promise<Addressed | undefined>;

const writers: Record<string, Write> = {
  async [resetMailKind](service, { email }: ResetMailPayload, branding) {
    const offer = await offerReset(service, email);
    if (!offer) return undefined;
    const link = resetLink(service.publicUrl, offer.token);
    return { to: offer.email, mail: resetMail(offer, link, branding) };
  },
  async [invitationMailKind](service, { invitation_id, invited_by }: InvitationMailPayload, branding) {
    const offer = await offerInvitation(service, invitation_id);
    if (!offer) return undefined;
    const link = invitationLink(service.publicUrl, offer.token);
    const { name, role, email } = offer.person;
    return { to: email, mail: invitationMail({ name, role, invitedBy: invited_by }, link, branding) };
  },
  async [codeMailKind](service, { person_id }: CodeMailPayload, branding) {
    const offer = await offerCode(service, person_id);
    return offer && { to: offer.person.email, mail: codeMail(offer.person, offer.code, branding) };
  },
};

/**
 * Does one piece of outbox work. Links and codes are made here and not before: they stand in no table, and an unknown
 * address has cost the asker the same time.
 */
export function mailDelivery(service: Service, transport: MailTransport, branding: Branding) {
  const host = new URL(service.publicUrl).hostname;
  return async (kind: string, payload: unknown, { id }: { id: number }): Promise<void> => {
    const write = writers[kind];
    if (!write) throw new Undeliverable(`No mail is known as ${kind}`);
    const addressed = await write(service, payload as never, branding);
    if (!addressed) return;
    const messageId = `auth-outbox-${id}@${host}`;
    await transport.send({ to: addressed.to, messageId, ...addressed.mail });
  };
}
