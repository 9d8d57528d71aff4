import {
  type ApplicationType,
  applicationTypes,
  type Decision,
  labelOf,
  ownReference,
} from '@portal/contract-svc-applications-v1';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import type { Template } from '@portal/service-kit/mail-words';
import { linesOf, writeFrom } from '@portal/service-kit/mail-words';
import { standardOf, type TemplateKey } from '../templates/template';

export interface DecisionLetter {
  application: { id: number; type: ApplicationType };
  name: string;
  status: Decision;
  /** The message of staff. */
  message: string;
  /** The address of the portal's sign-in. */
  publicUrl: string;
}

/** The mail that tells an applicant the decision, with the message of staff. */
export function decisionMail(
  { application, name, status, message, publicUrl }: DecisionLetter,
  branding: MailBranding,
  template: Template = standardOf(decisionTemplate(status)),
): WrittenMail {
  const reference = ownReference(application.id);
  const programme = labelOf(applicationTypes, application.type).toLowerCase();
  return writeFrom(
    template,
    {
      values: { name, programme, reference, message: linesOf(message) },
      facts: [{ term: 'Reference', value: reference }],
      button: { label: 'Sign in to see your application', href: publicUrl },
    },
    branding,
  );
}

export const decisionTemplate = (status: Decision): TemplateKey => `decision-${status}`;
