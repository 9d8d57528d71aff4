import { applicationPaths, ownReference, programmeOf } from '@portal/contract-svc-applications-v1';
import { calendarOf } from '@portal/service-kit/calendar';
import { dayIn } from '@portal/service-kit/language';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type TemplateKind, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { type Application, isOpen, isSecondary } from '../../application';
import {
  defineMail,
  inAMonth,
  one,
  organisation,
  plainWording,
  programme,
  programmeIn,
  reference,
  wordingFor,
} from '../../mail';

const template: TemplateKind = {
  key: 'draft-ends',
  label: 'Notice that a draft ends',
  placeholders: [
    programme,
    one,
    organisation,
    reference,
    { name: 'ends_on', meaning: 'the day on which the draft is deleted', required: true },
  ],
  standard: {
    subject: 'Your {programme} draft will be deleted on {ends_on} ({reference})',
    text: `Hello,

You started {one} application to {organisation} and have not submitted it yet. If you do not continue it, we will delete your answers and documents for good on {ends_on}.

Do you still want to apply? Open your draft and change or add something: then we keep it.`,
    small: `If you no longer want to apply, you do not need to do anything.

If you did not start this, somebody may have mistyped their address. You do not need to do anything.`,
  },
};

export interface DraftEndsLetter {
  application: Pick<Application, 'id' | 'type' | 'origin'>;
  endsAt: Date;
  /** The IANA time zone by which the portal counts days. */
  timeZone: string;
  publicUrl: string;
}

/** The mail that warns the owner of an untouched draft of the day on which it is erased. */
export function draftEndsMail(
  { application, endsAt, timeZone, publicUrl }: DraftEndsLetter,
  branding: MailBranding,
  wording: Wording = plainWording(template),
): WrittenMail {
  const { translator } = wording;
  const number = ownReference(application.id);
  const day = dayIn(translator.language, calendarOf(timeZone).wallTime(endsAt));
  const path = isSecondary(application) ? '/userdashboard' : applicationPaths[application.type];
  return writeFrom(
    wording,
    {
      // The mailbox may not be proven, so the mail repeats nothing that was typed into the form.
      values: {
        programme: programmeIn(translator, application.type),
        one: translator.translate(programmeOf(application.type).one),
        reference: number,
        ends_on: day,
      },
      facts: [
        { term: translator.translate('Reference'), value: number },
        { term: translator.translate('Will be deleted on'), value: day },
      ],
      button: { label: translator.translate('Continue your draft'), href: `${publicUrl}${path}` },
    },
    branding,
  );
}

export interface DraftEnds {
  application_id: number;
  /** ISO 8601 time. */
  ends_at: string;
}

/** No mail is sent if the draft is gone, submitted, or was changed since. */
export const draftEnds = defineMail<DraftEnds>({
  kind: 'mail-draft-ends',
  templates: [template],
  place: 50,
  actsFor: { portal: 'by the rules of retention' },
  erase: { application: 'application_id' },
  applicationOf: (_stores, { application_id }) => application_id,
  async deliver(parts, { application_id: id, ends_at }, messageId) {
    const { stores, transport, branding, publicUrl } = parts;
    const application = await stores.applications.find({ id });
    const notice = await stores.retention.notice(id);
    if (!application || !notice || !isOpen(application) || application.updatedAt > notice.notifiedAt) return;
    const wording = await wordingFor(parts, template, application);
    const { timeZone } = await stores.portal.read();
    const ends = { application, endsAt: new Date(ends_at), timeZone, publicUrl };
    const mail = draftEndsMail(ends, branding, wording);
    await transport.send({ to: application.identity.email, messageId, ...mail });
  },
  sample: ({ application, branding, publicUrl, now, timeZone }, wording) =>
    draftEndsMail({ application, endsAt: inAMonth(now), timeZone, publicUrl }, branding, wording),
});
