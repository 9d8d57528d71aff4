import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type TemplateKind, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { defineMail, organisation, sampleSecret, wordingFor } from '../mail';
import { letterLink } from './letter-link';
import { awaited, newLink } from './mailed-link';

const template: TemplateKind = {
  key: 'letter-confirm',
  label: 'Applicant: may referees be asked?',
  // The mailbox is not proven, so the mail repeats nothing that was typed into the form.
  placeholders: [organisation],
  standard: {
    subject: 'May we write to your referees?',
    text: `Hello,

Somebody has started an application to {organisation} with this email address, and has named a referee to ask for a letter. We write to referees only after you confirm that it is you.`,
    small: `The link works for 60 days.

If you did not start this, somebody may have mistyped their address. You do not need to do anything, and we will not ask anybody.`,
  },
};

/** The mail that asks an applicant to confirm that the mailbox is theirs. It repeats nothing that they typed. */
const confirmMail = (link: string, branding: MailBranding, wording: Wording): WrittenMail =>
  writeFrom(
    wording,
    { values: {}, button: { label: wording.translator.translate('Confirm that it is you'), href: link } },
    branding,
  );

interface ConfirmAsking {
  request_id: number;
}

/** Mails the applicant the link that proves their mailbox, unless it was proven meanwhile. */
export const confirmAsking = defineMail<ConfirmAsking>({
  kind: 'mail-confirm-asking',
  templates: [template],
  place: 80,
  actsFor: { applicant: 'while the letter is waited for' },
  erase: { row: 'request_id', of: 'letter_requests' },
  applicationOf: async ({ letters }, { request_id }) => (await letters.find(request_id))?.applicationId,
  async deliver(parts, { request_id }, messageId) {
    const { stores, transport, branding, publicUrl } = parts;
    const found = await awaited(stores, request_id);
    if (!found || found.request.askedAt) return;
    const { email: to } = found.application.identity;
    const link = letterLink(publicUrl, await newLink(stores, found.request, 'confirm', to));
    const wording = await wordingFor(parts, template, found.application);
    await transport.send({ to, messageId, ...confirmMail(link, branding, wording) });
  },
  sample: ({ branding, publicUrl }, wording) =>
    confirmMail(letterLink(publicUrl, sampleSecret), branding, wording),
});
