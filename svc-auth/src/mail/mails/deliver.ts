import type { MailTransport, WrittenMail } from '@portal/service-kit/mail';
import type { Wording } from '@portal/service-kit/mail-words';
import { Undeliverable } from '@portal/service-kit/outbox';
import { type ChangeMailPayload, changeMailKind } from '../../accounts/changes/kinds';
import { translatorFor } from '../../platform/language/translator-for';
import { outboxMessage } from '../../platform/message-id';
import type { Service } from '../../platform/service';
import { offerEmailCode } from '../../signing-in/contact/ask-code';
import {
  type AddressLeftPayload,
  type AddressMovedPayload,
  addressLeftKind,
  addressMovedKind,
  type EmailCodePayload,
  emailCodeKind,
} from '../../signing-in/contact/kinds';
import {
  offerReset,
  type ResetMailPayload,
  resetMailKind,
} from '../../signing-in/forgotten-password/forgotten';
import { resetLink } from '../../signing-in/forgotten-password/link';
import { type CodeMailPayload, codeMailKind, offerCode } from '../../signing-in/wizard/resume-code';
import {
  type InvitationMailPayload,
  invitationLink,
  invitationMailKind,
  offerInvitation,
} from '../../staff/accounts/invitations';
import { type TrialEndedPayload, trialEndedKind } from '../../staff/release-notices/kinds';
import { looksAfterReleases } from '../../staff/release-notices/notify';
import { addressLeftMail } from './address-left-mail';
import { addressMovedMail } from './address-moved-mail';
import { changeMail, forgottenLink } from './change-mail';
import { codeMail } from './code-mail';
import { emailCodeMail } from './email-code-mail';
import type { Moment } from './in-words';
import { invitationMail } from './invitation-mail';
import { resetMail } from './reset-mail';
import { changedKey, type TemplateKey } from './template-kinds';
import { boardOf, trialEndedMail } from './trial-ended-mail';

interface Addressed {
  to: string;
  personId: number;
  mail: WrittenMail;
}

/** Writes the mail for one piece of outbox work; undefined when there is nobody to send it to any more. */
type Write = (service: Service, payload: never) => Promise<Addressed | undefined>;

/** Returns the current words of a mail, in the recipient's kept language. */
async function wordsOf({ stores }: Service, kind: TemplateKey, kept?: string | null): Promise<Wording> {
  const translator = translatorFor(kept);
  return { template: await stores.templates.current({ kind, language: translator.language }), translator };
}

/** Returns the language of the account that a piece of work names. */
const languageOf = async ({ stores }: Service, personId: number) =>
  (await stores.people.byId(personId))?.language;

const writers: Record<string, Write> = {
  async [resetMailKind](service, { email }: ResetMailPayload) {
    const offer = await offerReset(service, email);
    if (!offer) return undefined;
    const link = resetLink(service.publicUrl, offer.token);
    const wording = await wordsOf(service, 'password-reset', offer.language);
    return { to: offer.email, personId: offer.personId, mail: resetMail(link, service.branding, wording) };
  },
  async [invitationMailKind](service, { invitation_id, invited_by, language }: InvitationMailPayload) {
    const offer = await offerInvitation(service, invitation_id);
    if (!offer) return undefined;
    const link = invitationLink(service.publicUrl, offer.token);
    const { id: personId, name, role, roleName, email } = offer.person;
    const wording = await wordsOf(service, 'invitation', offer.person.language ?? language);
    const to = { name, role, roleName, invitedBy: invited_by };
    return { to: email, personId, mail: invitationMail(to, link, service.branding, wording) };
  },
  async [codeMailKind](service, { person_id }: CodeMailPayload) {
    const offer = await offerCode(service, person_id);
    if (!offer) return undefined;
    const wording = await wordsOf(service, 'device-code', offer.person.language);
    const { id: personId, email: to } = offer.person;
    return { to, personId, mail: codeMail(offer.code, service.branding, wording) };
  },
  async [emailCodeKind](service, payload: EmailCodePayload) {
    const code = await offerEmailCode(service, payload);
    if (code === undefined) return undefined;
    const { person_id: personId, email: to } = payload;
    const wording = await wordsOf(service, 'email-code', await languageOf(service, personId));
    return { to, personId, mail: emailCodeMail(code, service.branding, wording) };
  },
  async [addressLeftKind](service, { person_id, email, at }: AddressLeftPayload) {
    const wording = await wordsOf(service, 'address-left', await languageOf(service, person_id));
    const moment = await momentOf(service, at);
    return { to: email, personId: person_id, mail: addressLeftMail(moment, service.branding, wording) };
  },
  async [addressMovedKind](service, { person_id, email, at }: AddressMovedPayload) {
    const wording = await wordsOf(service, 'address-moved', await languageOf(service, person_id));
    const moment = await momentOf(service, at);
    return { to: email, personId: person_id, mail: addressMovedMail(moment, service.branding, wording) };
  },
  async [trialEndedKind](service, { person_id, ...ended }: TrialEndedPayload) {
    const person = await service.stores.people.byId(person_id);
    if (!person || !looksAfterReleases(person)) return undefined;
    const wording = await wordsOf(service, 'trial-ended', person.language);
    const around = { moment: await momentOf(service, ended.at), board: boardOf(service.publicUrl) };
    const mail = trialEndedMail(ended, around, service.branding, wording);
    return { to: person.email, personId: person_id, mail };
  },
  async [changeMailKind](service, { person_id, change, at }: ChangeMailPayload) {
    const person = await service.stores.people.byId(person_id);
    if (!person?.active) return undefined;
    const facts = { ...(await momentOf(service, at)), forgotten: forgottenLink(service.publicUrl) };
    const wording = await wordsOf(service, changedKey(change), person.language);
    return { to: person.email, personId: person_id, mail: changeMail(facts, service.branding, wording) };
  },
};

const momentOf = async ({ portal }: Service, at: string): Promise<Moment> => ({
  at: new Date(at),
  timeZone: await portal.timeZone(),
});

/**
 * Delivers one piece of outbox work. Links and codes are made only now, so that no table holds them, and a request for
 * an unknown address takes the same time.
 */
export function mailDelivery(service: Service, transport: MailTransport) {
  const host = new URL(service.publicUrl).hostname;
  return async (kind: string, payload: unknown, { id }: { id: number }): Promise<void> => {
    const write = writers[kind];
    if (!write) throw new Undeliverable(`No mail is known as ${kind}`);
    const addressed = await write(service, payload as never);
    if (!addressed) return;
    const { to, personId, mail } = addressed;
    const messageId = `${outboxMessage(id)}@${host}`;
    await transport.send({ to, messageId, about: { personId }, ...mail });
  };
}
