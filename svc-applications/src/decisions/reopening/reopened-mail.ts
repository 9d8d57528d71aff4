import { type ApplicationType, ownReference } from '@portal/contract-svc-applications-v1';
import { reopenedLabel } from '@portal/contract-svc-applications-v1/questions';
import { dayIn } from '@portal/service-kit/language';
import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { linesOf, type TemplateKind, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { Undeliverable } from '@portal/service-kit/outbox';
import { stateOf } from '../../application';
import {
  defineMail,
  inAMonth,
  message,
  name,
  organisation,
  plainWording,
  programme,
  programmeIn,
  reference,
  sampleMessage,
  wordingFor,
} from '../../mail';

export const reopenedTemplate: TemplateKind = {
  key: 'reopened',
  label: 'Something more is needed',
  placeholders: [name, programme, organisation, reference, message],
  standard: {
    subject: 'We need something more from you ({reference})',
    text: `Dear {name},

Thank you for your {programme} application to {organisation}. Before we can decide, our team needs something more from you:

{message}

We have opened these parts of your application for you. Everything else stays as you sent it.`,
    small:
      'Change what is needed, save it, then press "Send my answers". If you need more time, or something is unclear, write to us.',
  },
};

export interface ReopenedLetter {
  application: { id: number; type: ApplicationType };
  name: string;
  /** What staff ask for; `until` is 'YYYY-MM-DD'. */
  asked: { sections: readonly string[]; reason: string; until: string };
  publicUrl: string;
}

/** The mail that asks an applicant to change some sections or documents, with the message from staff. */
export function reopenedMail(
  { application: { id, type }, asked, publicUrl, ...letter }: ReopenedLetter,
  branding: MailBranding,
  wording: Wording = plainWording(reopenedTemplate),
): WrittenMail {
  const { translator } = wording;
  const number = ownReference(id);
  return writeFrom(
    wording,
    {
      values: {
        name: unlinked(letter.name),
        programme: programmeIn(translator, type),
        reference: number,
        message: linesOf(asked.reason),
      },
      facts: [
        { term: translator.translate('Reference'), value: number },
        {
          term: translator.translate('To change'),
          value: asked.sections.map((key) => translator.translate(reopenedLabel(type, key))).join(', '),
        },
        {
          term: translator.translate('Until the end of'),
          value: dayIn(translator.language, new Date(`${asked.until}T00:00:00Z`)),
        },
      ],
      button: {
        label: translator.translate('Change and send'),
        href: `${publicUrl}/userdashboard/applications/${id}`,
      },
    },
    branding,
  );
}

export interface MailReopened {
  reopening_id: number;
}

/** Mails what staff ask for to the account's present address. No mail is sent if the reopening has ended. */
export const reopened = defineMail<MailReopened>({
  kind: 'mail-reopened',
  templates: [reopenedTemplate],
  place: 40,
  actsFor: { follows: 'the sections are open' },
  erase: { row: 'reopening_id', of: 'reopenings' },
  applicationOf: async ({ reopenings }, { reopening_id }) =>
    (await reopenings.find(reopening_id))?.applicationId,
  async deliver(parts, { reopening_id }, messageId) {
    const { stores, transport, branding, publicUrl } = parts;
    const asked = await stores.reopenings.find(reopening_id);
    const application = asked && (await stores.applications.find({ id: asked.applicationId }));
    if (!asked || !application) throw new Undeliverable('There is no such reopening');
    if (stateOf(asked, application, new Date()) !== 'open') return;
    const { fullName, email } = application.identity;
    const wording = await wordingFor(parts, reopenedTemplate, application);
    const mail = reopenedMail({ application, name: fullName, asked, publicUrl }, branding, wording);
    await transport.send({ to: email, messageId, ...mail });
  },
  sample({ application, branding, publicUrl, now }, wording) {
    const until = inAMonth(now).toISOString().slice(0, 10);
    const asked = { sections: ['person'], reason: sampleMessage(wording.translator), until };
    const letter = { application, name: application.identity.fullName, asked, publicUrl };
    return reopenedMail(letter, branding, wording);
  },
});
