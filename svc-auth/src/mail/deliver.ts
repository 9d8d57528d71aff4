import type { Branding } from '@portal/service-kit/branding';
import type { MailTransport, WrittenMail } from '@portal/service-kit/mail';
import { Undeliverable } from '@portal/service-kit/outbox';
import { type ChangeMailPayload, changeMailKind } from '../changes/tell';
import { offerEmailCode } from '../contact/ask-code';
import {
  type AddressLeftPayload,
  type AddressMovedPayload,
  addressLeftKind,
  addressMovedKind,
  type EmailCodePayload,
  emailCodeKind,
} from '../contact/kinds';
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
import { addressLeftMail } from './address-left-mail';
import { addressMovedMail } from './address-moved-mail';
import { changeMail } from './change-mail';
import { codeMail } from './code-mail';
import { emailCodeMail } from './email-code-mail';
import { invitationMail } from './invitation-mail';
import { resetMail } from './reset-mail';

interface Addressed {
  to: string;
  mail: WrittenMail;
}

/** Writes the mail of one piece of outbox work; undefined when nobody is left to send it to. */
type Write = (service: Service, payload: never, branding: Branding) => Promise<Addressed | undefined>;

const writers: Record<string, Write> = {
  async [resetMailKind](service, { email }: ResetMailPayload, branding) {
    const offer = await offerReset(service, email);
    if (!offer) return undefined;
    const link = resetLink(service.publicUrl, offer.token);
    return { to: offer.email, mail: resetMail(link, branding) };
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
    return offer && { to: offer.person.email, mail: codeMail(offer.code, branding) };
  },
  async [emailCodeKind](service, payload: EmailCodePayload, branding) {
    const code = await offerEmailCode(service, payload);
    return code === undefined ? undefined : { to: payload.email, mail: emailCodeMail(code, branding) };
  },
  async [addressLeftKind](_service, { email, at }: AddressLeftPayload, branding) {
    return { to: email, mail: addressLeftMail(new Date(at), branding) };
  },
  async [addressMovedKind](_service, { email, at }: AddressMovedPayload, branding) {
    return { to: email, mail: addressMovedMail(new Date(at), branding) };
  },
  async [changeMailKind](service, { person_id, change, at }: ChangeMailPayload, branding) {
    const person = await service.stores.people.byId(person_id);
    if (!person?.active) return undefined;
    const links = { forgotten: `${service.publicUrl}/?forgotten` };
    return { to: person.email, mail: changeMail(change, new Date(at), links, branding) };
  },
};

/**
 * Does one piece of outbox work. Links and codes are made here and not before: so no table holds them, and a request
 * for an unknown address takes the same time.
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
