import { type ApplicationType, applicationTypes, labelOf } from '@portal/contract-svc-applications-v1';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import type { Template } from '@portal/service-kit/mail-words';
import { linesOf, writeFrom } from '@portal/service-kit/mail-words';
import { standardOf, type TemplateKey } from '../templates/template';

export interface RequestDecidedLetter {
  type: ApplicationType;
  name: string;
  status: 'approved' | 'rejected';
  /** The administrator's notes; required for a rejection. */
  notes: string | null;
  /** The address of the portal's sign-in. */
  publicUrl: string;
}

/** The mail that tells an applicant whether another application of a programme is possible. */
export function requestDecidedMail(
  { type, name, status, notes, publicUrl }: RequestDecidedLetter,
  branding: MailBranding,
  template: Template = standardOf(requestTemplate(status)),
): WrittenMail {
  const programme = labelOf(applicationTypes, type).toLowerCase();
  const label = status === 'approved' ? 'Go to your dashboard' : 'See your requests';
  return writeFrom(
    template,
    {
      values: { name, programme, message: linesOf(notes) },
      button: { label, href: `${publicUrl}/userdashboard` },
    },
    branding,
  );
}

export const requestTemplate = (status: RequestDecidedLetter['status']): TemplateKey => `request-${status}`;
