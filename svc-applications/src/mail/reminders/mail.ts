import { ownReference, programmeOf } from '@portal/contract-svc-applications-v1';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import type { Application } from '../../application/application';
import { programmeIn } from '../programme-in';
import { plainWording } from '../templates/template';
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
  wording: Wording = plainWording('draft-reminder'),
): WrittenMail & { headers: Record<string, string> } {
  const { tongue } = wording;
  const one = tongue.say(programmeOf(application.type).one);
  const reference = ownReference(application.id);
  const stopped = stoppedAt(application, tongue);
  const stop = `${publicUrl}${stopPath}${secret}`;
  const written = writeFrom(
    wording,
    {
      // The mailbox may not be proven: nothing that was typed into the form stands in this mail.
      values: { programme: programmeIn(tongue, application.type), one, reference, days: String(days) },
      facts: [
        { term: tongue.say('Reference'), value: reference },
        ...(stopped ? [{ term: tongue.say('You stopped at'), value: stopped }] : []),
        { term: tongue.say('No more reminders'), value: stop },
      ],
      button: { label: tongue.say('Go on with my application'), href: `${publicUrl}${wayBack(application)}` },
    },
    branding,
  );
  return {
    ...written,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
