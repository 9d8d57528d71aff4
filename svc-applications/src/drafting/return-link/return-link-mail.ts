import { ownReference, programmeOf } from '@portal/contract-svc-applications-v1';
import type { Language } from '@portal/service-kit/language';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type TemplateKind, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { type Application, isOpen } from '../../application';
import {
  defineMail,
  one,
  organisation,
  plainWording,
  programme,
  programmeIn,
  reference,
  stoppedAt,
  wayBack,
  wordingFor,
} from '../../mail';

const template: TemplateKind = {
  key: 'return-link',
  label: 'Link to come back to a draft',
  // The mailbox may not be proven, so the mail repeats nothing that was typed into the form.
  placeholders: [programme, one, organisation, reference],
  standard: {
    subject: 'Come back to your {programme} application ({reference})',
    text: `Hello,

Here is the link that you asked for. It opens your {programme} application to {organisation} at the step where you stopped, on any device.

You will be asked for this email address and the phone number that you gave.`,
    small:
      'If you did not ask for this, somebody may have mistyped their address. You do not need to do anything.',
  },
};

type Draft = Pick<Application, 'id' | 'type' | 'origin' | 'currentStep'>;

/** The mail that leads the owner of a draft back to it. The link alone opens nothing. */
function returnLinkMail(
  {
    application,
    publicUrl,
    stated = [],
  }: { application: Draft; publicUrl: string; stated?: readonly { term: string; value: string }[] },
  branding: MailBranding,
  wording: Wording = plainWording(template),
): WrittenMail {
  const { translator } = wording;
  const number = ownReference(application.id);
  const stopped = stoppedAt(application, translator);
  return writeFrom(
    wording,
    {
      // The mailbox may not be proven, so the mail repeats nothing that was typed into the form.
      values: {
        programme: programmeIn(translator, application.type),
        one: translator.translate(programmeOf(application.type).one),
        reference: number,
      },
      facts: [
        { term: translator.translate('Reference'), value: number },
        ...(stopped ? [{ term: translator.translate('You stopped at'), value: stopped }] : []),
        ...stated,
      ],
      button: {
        label: translator.translate('Continue my application'),
        href: `${publicUrl}${returnPath(application, translator.language)}`,
      },
    },
    branding,
  );
}

/** The page of the wizard that asks for email and phone number, in the language of the mail. */
function returnPath(application: Draft, language: Language): string {
  const path = wayBack(application);
  // English also stands for no choice of language, so the link leaves the choice to the next device.
  return language === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

export interface MailReturnLink {
  application_id: number;
}

/** The mail with the link back to a draft, sent on the owner's request; not sent if the draft is gone or submitted. */
export const mailReturnLink = defineMail<MailReturnLink>({
  kind: 'mail-return-link',
  templates: [template],
  place: 65,
  actsFor: { applicant: 'while the draft is open' },
  erase: { application: 'application_id' },
  applicationOf: (_stores, { application_id }) => application_id,
  async deliver(parts, { application_id: id }, messageId) {
    const { stores, transport, branding, publicUrl } = parts;
    const application = await stores.applications.find({ id });
    if (!application || !isOpen(application)) return;
    const wording = await wordingFor(parts, template, application);
    const stated = (await parts.draftFacts?.(stores, application, wording.translator)) ?? [];
    const written = returnLinkMail({ application, publicUrl, stated }, branding, wording);
    await transport.send({ to: application.identity.email, messageId, ...written });
  },
  sample: ({ application, branding, publicUrl }, wording) =>
    returnLinkMail({ application, publicUrl }, branding, wording),
});
