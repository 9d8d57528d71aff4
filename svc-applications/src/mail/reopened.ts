import { type ApplicationType, ownReference, programmeOf } from '@portal/contract-svc-applications-v1';
import { dayInWords, reopenedLabel } from '@portal/contract-svc-applications-v1/questions';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import type { Template } from '@portal/service-kit/mail-words';
import { linesOf, writeFrom } from '@portal/service-kit/mail-words';
import { standardOf } from '../templates/template';

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
  template: Template = standardOf('reopened'),
): WrittenMail {
  const reference = ownReference(id);
  return writeFrom(
    template,
    {
      values: {
        name,
        programme: programmeOf(type).label.toLowerCase(),
        reference,
        message: linesOf(asked.reason),
      },
      facts: [
        { term: 'Reference', value: reference },
        { term: 'To change', value: asked.sections.map((key) => reopenedLabel(type, key)).join(', ') },
        { term: 'Until the end of', value: dayInWords(asked.until) },
      ],
      button: { label: 'Change and send', href: `${publicUrl}/userdashboard/applications/${id}` },
    },
    branding,
  );
}
