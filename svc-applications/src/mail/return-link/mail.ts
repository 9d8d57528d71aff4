import { ownReference, programmeOf } from '@portal/contract-svc-applications-v1';
import type { Language } from '@portal/service-kit/language';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import type { Application } from '../../application/application';
import { programmeIn } from '../programme-in';
import { stoppedAt, wayBack } from '../reminders/steps';
import { plainWording } from '../templates/template';

type Draft = Pick<Application, 'id' | 'type' | 'origin' | 'currentStep'>;

/** The mail by which the owner of a draft comes back to it. The link opens nothing by itself. */
export function returnLinkMail(
  { application, publicUrl }: { application: Draft; publicUrl: string },
  branding: MailBranding,
  wording: Wording = plainWording('return-link'),
): WrittenMail {
  const { tongue } = wording;
  const reference = ownReference(application.id);
  const stopped = stoppedAt(application, tongue);
  return writeFrom(
    wording,
    {
      // The mailbox may not be proven: nothing that was typed into the form stands in this mail.
      values: {
        programme: programmeIn(tongue, application.type),
        one: tongue.say(programmeOf(application.type).one),
        reference,
      },
      facts: [
        { term: tongue.say('Reference'), value: reference },
        ...(stopped ? [{ term: tongue.say('You stopped at'), value: stopped }] : []),
      ],
      button: {
        label: tongue.say('Go on with my application'),
        href: `${publicUrl}${returnPath(application, tongue.language)}`,
      },
    },
    branding,
  );
}

/** Where the wizard asks for email and phone number, in the language of the mail. */
function returnPath(application: Draft, language: Language): string {
  const path = wayBack(application);
  // English is the language of whoever has chosen none: their next device may offer another.
  return language === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
