import { ownReference, programmeOf } from '@portal/contract-svc-applications-v1';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import type { Template } from '@portal/service-kit/mail-words';
import { writeFrom } from '@portal/service-kit/mail-words';
import type { Application } from '../applications/application';
import { standardOf } from '../templates/template';
import { stopPath } from './reminder';
import { stoppedAt, wayBack } from './steps';

export interface ReminderLetter {
  application: Pick<Application, 'id' | 'type' | 'origin' | 'currentStep'>;
  days: number;
  secret: string;
  publicUrl: string;
}

/** The mail that reminds the owner of an untouched draft, with the headers by which mail programs end the reminders. */
export function reminderMail(
  { application, days, secret, publicUrl }: ReminderLetter,
  branding: MailBranding,
  template: Template = standardOf('draft-reminder'),
): WrittenMail & { headers: Record<string, string> } {
  const { label, one } = programmeOf(application.type);
  const reference = ownReference(application.id);
  const stopped = stoppedAt(application);
  const stop = `${publicUrl}${stopPath}${secret}`;
  const written = writeFrom(
    template,
    {
      // The mailbox may not be proven: nothing that was typed into the form stands in this mail.
      values: { programme: label.toLowerCase(), one, reference, days: String(days) },
      facts: [
        { term: 'Reference', value: reference },
        ...(stopped ? [{ term: 'You stopped at', value: stopped }] : []),
        { term: 'No more reminders', value: stop },
      ],
      button: { label: 'Go on with my application', href: `${publicUrl}${wayBack(application)}` },
    },
    branding,
  );
  return {
    ...written,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
