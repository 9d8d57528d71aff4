import type { MailTransport, WrittenMail } from '@portal/service-kit/mail';
import type { Template } from '@portal/service-kit/mail-words';
import { Undeliverable } from '@portal/service-kit/outbox';
import { type ChangeMailPayload, changeMailKind } from '../changes/kinds';
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
import { changedKey, type TemplateKey } from '../templates/kinds';
import { type CodeMailPayload, codeMailKind, offerCode } from '../wizard/resume-code';
import { addressLeftMail } from './address-left-mail';
import { addressMovedMail } from './address-moved-mail';
import { changeMail, forgottenLink } from './change-mail';
import { codeMail } from './code-mail';
import { emailCodeMail } from './email-code-mail';
import { invitationMail } from './invitation-mail';
import { resetMail } from './reset-mail';

interface Addressed {
  to: string;
  mail: WrittenMail;
}

/** Writes the mail of one piece of outbox work; undefined when nobody is left to send it to. */
type Write = (service: Service, payload: never) => Promise<Addressed | undefined>;

/** The words of this moment. Everybody reads English, as long as the portal speaks no other language. */
const wordsOf = ({ stores }: Service, kind: TemplateKey): Promise<Template> =>
  stores.templates.current({ kind, language: 'en' });

const writers: Record<string, Write> = {
  async [resetMailKind](service, { email }: ResetMailPayload) {
    const offer = await offerReset(service, email);
    if (!offer) return undefined;
    const link = resetLink(service.publicUrl, offer.token);
    const template = await wordsOf(service, 'password-reset');
    return { to: offer.email, mail: resetMail(link, service.branding, template) };
  },
  async [invitationMailKind](service, { invitation_id, invited_by }: InvitationMailPayload) {
    const offer = await offerInvitation(service, invitation_id);
    if (!offer) return undefined;
    const link = invitationLink(service.publicUrl, offer.token);
    const { name, role, email } = offer.person;
    const template = await wordsOf(service, 'invitation');
    const to = { name, role, invitedBy: invited_by };
    return { to: email, mail: invitationMail(to, link, service.branding, template) };
  },
  async [codeMailKind](service, { person_id }: CodeMailPayload) {
    const offer = await offerCode(service, person_id);
    if (!offer) return undefined;
    const template = await wordsOf(service, 'device-code');
    return { to: offer.person.email, mail: codeMail(offer.code, service.branding, template) };
  },
  async [emailCodeKind](service, payload: EmailCodePayload) {
    const code = await offerEmailCode(service, payload);
    if (code === undefined) return undefined;
    const template = await wordsOf(service, 'email-code');
    return { to: payload.email, mail: emailCodeMail(code, service.branding, template) };
  },
  async [addressLeftKind](service, { email, at }: AddressLeftPayload) {
    const template = await wordsOf(service, 'address-left');
    return { to: email, mail: addressLeftMail(new Date(at), service.branding, template) };
  },
  async [addressMovedKind](service, { email, at }: AddressMovedPayload) {
    const template = await wordsOf(service, 'address-moved');
    return { to: email, mail: addressMovedMail(new Date(at), service.branding, template) };
  },
  async [changeMailKind](service, { person_id, change, at }: ChangeMailPayload) {
    const person = await service.stores.people.byId(person_id);
    if (!person?.active) return undefined;
    const told = { at: new Date(at), forgotten: forgottenLink(service.publicUrl) };
    const template = await wordsOf(service, changedKey(change));
    return { to: person.email, mail: changeMail(told, service.branding, template) };
  },
};

/**
 * Does one piece of outbox work. Links and codes are made here and not before: so no table holds them, and a request
 * for an unknown address takes the same time.
 */
export function mailDelivery(service: Service, transport: MailTransport) {
  const host = new URL(service.publicUrl).hostname;
  return async (kind: string, payload: unknown, { id }: { id: number }): Promise<void> => {
    const write = writers[kind];
    if (!write) throw new Undeliverable(`No mail is known as ${kind}`);
    const addressed = await write(service, payload as never);
    if (!addressed) return;
    const messageId = `auth-outbox-${id}@${host}`;
    await transport.send({ to: addressed.to, messageId, ...addressed.mail });
  };
}
