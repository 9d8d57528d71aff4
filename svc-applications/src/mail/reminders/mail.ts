import { ownReference, programmeOf } from '@portal/contract-svc-applications-v1';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type TemplateKind, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { type Application, isOpen } from '../../application';
import { defineMail } from '../define-mail';
import { one, organisation, programme, reference } from '../placeholders';
import { programmeIn } from '../programme-in';
import { sampleSecret } from '../sample';
import { plainWording, wordingFor } from '../wording';
import { daysUntouched, stopPath } from './reminder';
import { stoppedAt, wayBack } from './steps';

const template: TemplateKind = {
  key: 'draft-reminder',
  label: 'Reminder of a draft',
  // The mailbox may not be proven, so the mail repeats nothing that was typed into the form.
  placeholders: [
    programme,
    one,
    organisation,
    reference,
    { name: 'days', meaning: 'number of days without a change: 3, 10 or more' },
  ],
  standard: {
    subject: 'Your {programme} application is waiting for you ({reference})',
    text: `Hello,

You started {one} application to {organisation} and have not worked on it for {days} days. What you filled in is saved, and you can continue where you stopped, on any device.`,
    small:
      'If you did not start this, somebody may have mistyped their address. You do not need to do anything.',
  },
};

export interface ReminderLetter {
  application: Pick<Application, 'id' | 'type' | 'origin' | 'currentStep'>;
  days: number;
  secret: string;
  publicUrl: string;
  /** The facts that other modules add about the draft. */
  stated?: readonly { term: string; value: string }[];
}

/** The mail that reminds the owner of an untouched draft, with headers by which mail programs can end the reminders. */
export function reminderMail(
  { application, days, secret, publicUrl, stated = [] }: ReminderLetter,
  branding: MailBranding,
  wording: Wording = plainWording(template),
): WrittenMail & { headers: Record<string, string> } {
  const { translator } = wording;
  const number = ownReference(application.id);
  const stopped = stoppedAt(application, translator);
  const stop = `${publicUrl}${stopPath}${secret}`;
  const written = writeFrom(
    wording,
    {
      // The mailbox may not be proven, so the mail repeats nothing that was typed into the form.
      values: {
        programme: programmeIn(translator, application.type),
        one: translator.translate(programmeOf(application.type).one),
        reference: number,
        days: String(days),
      },
      facts: [
        { term: translator.translate('Reference'), value: number },
        ...(stopped ? [{ term: translator.translate('You stopped at'), value: stopped }] : []),
        ...stated,
        { term: translator.translate('No more reminders'), value: stop },
      ],
      button: {
        label: translator.translate('Continue my application'),
        href: `${publicUrl}${wayBack(application)}`,
      },
    },
    branding,
  );
  return {
    ...written,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

export interface RemindDraft {
  reminder_id: number;
  application_id: number;
}

/** No reminder is sent if the draft is gone, submitted or changed since, or its owner ended the reminders meanwhile. */
export const remindDraft = defineMail<RemindDraft>({
  kind: 'mail-draft-reminder',
  templates: [template],
  place: 60,
  actsFor: { portal: 'while the draft is left alone, reminders are on and not stopped' },
  erase: { application: 'application_id' },
  applicationOf: (_stores, { application_id }) => application_id,
  async deliver(parts, { reminder_id, application_id }, messageId) {
    const { stores, transport, branding, publicUrl } = parts;
    const reminder = await stores.reminders.find(reminder_id);
    const application = await stores.applications.find({ id: application_id });
    if (!reminder?.secret || !application || !isOpen(application)) return;
    if (application.updatedAt > reminder.touchedAt) return;
    if (await stores.reminders.isStopped(reminder.addressHash)) return;
    const { portalEnabled, draftReminders } = await stores.portal.read();
    // Once the portal is open again, a later round finds the draft anew.
    if (!portalEnabled || !draftReminders) return stores.reminders.forget(reminder.id);
    const { secret, touchedAt, notifiedAt } = reminder;
    const days = daysUntouched(reminder.days, touchedAt, notifiedAt);
    const wording = await wordingFor(parts, template, application);
    const stated = (await parts.draftFacts?.(stores, application, wording.translator)) ?? [];
    const mail = reminderMail({ application, days, secret, publicUrl, stated }, branding, wording);
    await transport.send({ to: application.identity.email, messageId, ...mail });
  },
  sample({ application, branding, publicUrl }, wording) {
    const letter = { application, days: 3, secret: sampleSecret, publicUrl };
    const { subject, text, html } = reminderMail(letter, branding, wording);
    return { subject, text, html };
  },
});
