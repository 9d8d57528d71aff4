import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { ownReference } from '@portal/contract-svc-applications-v1';
import { calendarOf, placeOfZone } from '@portal/service-kit/calendar';
import { momentIn } from '@portal/service-kit/language';
import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { linesOf, type TemplateKind, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { Undeliverable } from '@portal/service-kit/outbox';
import { isOpen } from '../application';
import {
  defineMail,
  inAMonth,
  message,
  name,
  organisation,
  programme,
  programmeIn,
  reference,
  sampleMessage,
  wordingFor,
} from '../mail';

const template: TemplateKind = {
  key: 'more-time',
  label: 'More time for a draft',
  placeholders: [
    name,
    programme,
    organisation,
    reference,
    message,
    { name: 'until', meaning: 'until when it can be submitted, with the place of the clock', required: true },
  ],
  standard: {
    subject: 'You have until {until} to submit',
    text: `Dear {name},

You have more time for your {programme} application to {organisation}. You can submit it until {until}.

{message}

Sign in, open your draft and submit it. It reaches us only then.`,
    small: 'If you no longer want to apply, you do not need to do anything.',
  },
};

interface Given {
  id: number;
  type: ApplicationType;
  name: string;
  until: Date;
  reason: string;
  timeZone: string;
  publicUrl: string;
}

function written(given: Given, branding: MailBranding, wording: Wording): WrittenMail {
  const { translator } = wording;
  const wall = calendarOf(given.timeZone).wallTime(given.until);
  return writeFrom(
    wording,
    {
      values: {
        name: unlinked(given.name),
        programme: programmeIn(translator, given.type),
        reference: ownReference(given.id),
        until: `${momentIn(translator.language, wall)} (${placeOfZone(given.timeZone)})`,
        message: linesOf(given.reason),
      },
      button: {
        label: translator.translate('Go to your dashboard'),
        href: `${given.publicUrl}/userdashboard`,
      },
    },
    branding,
  );
}

export interface MailMoreTime {
  application_id: number;
}

/** The mail that informs an applicant until when their draft can be submitted. */
export const moreTimeMail = defineMail<MailMoreTime>({
  kind: 'mail-more-time',
  templates: [template],
  place: 35,
  actsFor: { follows: 'more time is given' },
  erase: { application: 'application_id' },
  applicationOf: (_stores, { application_id }) => application_id,
  async deliver(parts, { application_id }, messageId) {
    const { stores, transport, branding, publicUrl } = parts;
    const draft = await stores.applications.find({ id: application_id });
    const given = (await stores.roundExtensions.among([application_id])).find(
      (one) => one.roundId === draft?.roundId,
    );
    if (!draft || !given || !isOpen(draft)) throw new Undeliverable('There is no such draft');
    const { timeZone } = await stores.portal.read();
    const wording = await wordingFor(parts, template, draft);
    const mail = {
      id: draft.id,
      type: draft.type,
      name: draft.identity.fullName,
      until: calendarOf(timeZone).instantOf(given.until, 'later'),
      reason: given.reason,
      timeZone,
      publicUrl,
    };
    await transport.send({ to: draft.identity.email, messageId, ...written(mail, branding, wording) });
  },
  sample({ application: { id, type, identity }, branding, publicUrl, now, timeZone }, wording) {
    const reason = sampleMessage(wording.translator);
    const mail = { id, type, name: identity.fullName, until: inAMonth(now), reason, timeZone, publicUrl };
    return written(mail, branding, wording);
  },
});
