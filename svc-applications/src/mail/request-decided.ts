import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { linesOf, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { programmeIn } from './programme-in';
import { plainWording, type TemplateKey } from './templates/template';

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
  wording: Wording = plainWording(requestTemplate(status)),
): WrittenMail {
  const { tongue } = wording;
  const programme = programmeIn(tongue, type);
  const label = status === 'approved' ? 'Go to your dashboard' : 'See your requests';
  return writeFrom(
    wording,
    {
      values: { name: unlinked(name), programme, message: linesOf(notes) },
      button: { label: tongue.say(label), href: `${publicUrl}/userdashboard` },
    },
    branding,
  );
}

export const requestTemplate = (status: RequestDecidedLetter['status']): TemplateKey => `request-${status}`;
