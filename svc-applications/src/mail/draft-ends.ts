import { applicationPaths, ownReference, programmeOf } from '@portal/contract-svc-applications-v1';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import type { Template } from '@portal/service-kit/mail-words';
import { writeFrom } from '@portal/service-kit/mail-words';
import { type Application, isSecondary } from '../applications/application';
import { standardOf } from '../templates/template';

export interface DraftEndsLetter {
  application: Pick<Application, 'id' | 'type' | 'origin'>;
  endsAt: Date;
  publicUrl: string;
}

/** The mail that tells the owner of an untouched draft when it ends. */
export function draftEndsMail(
  { application, endsAt, publicUrl }: DraftEndsLetter,
  branding: MailBranding,
  template: Template = standardOf('draft-ends'),
): WrittenMail {
  const { label, one } = programmeOf(application.type);
  const reference = ownReference(application.id);
  const day = readableDay(endsAt);
  const path = isSecondary(application) ? '/userdashboard' : applicationPaths[application.type];
  return writeFrom(
    template,
    {
      // The mailbox may not be proven: nothing that was typed into the form stands in this mail.
      values: { programme: label.toLowerCase(), one, reference, ends_on: day },
      facts: [
        { term: 'Reference', value: reference },
        { term: 'Ends on', value: day },
      ],
      button: { label: 'Go on with your draft', href: `${publicUrl}${path}` },
    },
    branding,
  );
}

const readableDay = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
