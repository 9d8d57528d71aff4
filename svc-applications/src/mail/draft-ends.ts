import { applicationPaths, ownReference, programmeOf } from '@portal/contract-svc-applications-v1';
import { calendarOf } from '@portal/service-kit/calendar';
import { dayIn } from '@portal/service-kit/language';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { type Application, isSecondary } from '../application/application';
import { programmeIn } from './programme-in';
import { plainWording } from './templates/template';

export interface DraftEndsLetter {
  application: Pick<Application, 'id' | 'type' | 'origin'>;
  endsAt: Date;
  /** The IANA zone in which the portal counts days. */
  timeZone: string;
  publicUrl: string;
}

/** The mail that tells the owner of an untouched draft when it ends. */
export function draftEndsMail(
  { application, endsAt, timeZone, publicUrl }: DraftEndsLetter,
  branding: MailBranding,
  wording: Wording = plainWording('draft-ends'),
): WrittenMail {
  const { tongue } = wording;
  const one = tongue.say(programmeOf(application.type).one);
  const reference = ownReference(application.id);
  const day = dayIn(tongue.language, calendarOf(timeZone).wallTime(endsAt));
  const path = isSecondary(application) ? '/userdashboard' : applicationPaths[application.type];
  return writeFrom(
    wording,
    {
      // The mailbox may not be proven: nothing that was typed into the form stands in this mail.
      values: { programme: programmeIn(tongue, application.type), one, reference, ends_on: day },
      facts: [
        { term: tongue.say('Reference'), value: reference },
        { term: tongue.say('Ends on'), value: day },
      ],
      button: { label: tongue.say('Go on with your draft'), href: `${publicUrl}${path}` },
    },
    branding,
  );
}
