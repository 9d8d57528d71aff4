import { type ApplicationType, ownReference } from '@portal/contract-svc-applications-v1';
import { reopenedLabel } from '@portal/contract-svc-applications-v1/questions';
import { dayIn } from '@portal/service-kit/language';
import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { linesOf, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { programmeIn } from './programme-in';
import { plainWording } from './templates/template';

export interface ReopenedLetter {
  application: { id: number; type: ApplicationType };
  name: string;
  /** `until` is 'YYYY-MM-DD'. */
  asked: { sections: readonly string[]; reason: string; until: string };
  publicUrl: string;
}

/** The mail that asks an applicant to change some sections or documents, with the words of staff. */
export function reopenedMail(
  { application: { id, type }, name, asked, publicUrl }: ReopenedLetter,
  branding: MailBranding,
  wording: Wording = plainWording('reopened'),
): WrittenMail {
  const { tongue } = wording;
  const reference = ownReference(id);
  return writeFrom(
    wording,
    {
      values: {
        name: unlinked(name),
        programme: programmeIn(tongue, type),
        reference,
        message: linesOf(asked.reason),
      },
      facts: [
        { term: tongue.say('Reference'), value: reference },
        {
          term: tongue.say('To change'),
          value: asked.sections.map((key) => tongue.say(reopenedLabel(type, key))).join(', '),
        },
        {
          term: tongue.say('Until the end of'),
          value: dayIn(tongue.language, new Date(`${asked.until}T00:00:00Z`)),
        },
      ],
      button: { label: tongue.say('Change and send'), href: `${publicUrl}/userdashboard/applications/${id}` },
    },
    branding,
  );
}
