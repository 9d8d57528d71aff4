import { type ApplicationType, type Decision, ownReference } from '@portal/contract-svc-applications-v1';
import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { linesOf, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { programmeIn } from './programme-in';
import { plainWording, type TemplateKey } from './templates/template';

export interface DecisionLetter {
  application: { id: number; type: ApplicationType };
  name: string;
  status: Decision;
  /** The message of staff. */
  message: string;
  /** The address of the portal. Whoever is signed out signs in there, and comes to the application. */
  publicUrl: string;
}

/** The mail that tells an applicant the decision, with the message of staff. */
export function decisionMail(
  { application, name, status, message, publicUrl }: DecisionLetter,
  branding: MailBranding,
  wording: Wording = plainWording(decisionTemplate(status)),
): WrittenMail {
  const { tongue } = wording;
  const reference = ownReference(application.id);
  const programme = programmeIn(tongue, application.type);
  return writeFrom(
    wording,
    {
      values: { name: unlinked(name), programme, reference, message: linesOf(message) },
      facts: [{ term: tongue.say('Reference'), value: reference }],
      button: {
        label: tongue.say('Sign in to see your application'),
        href: `${publicUrl}/userdashboard/applications/${application.id}`,
      },
    },
    branding,
  );
}

export const decisionTemplate = (status: Decision): TemplateKey => `decision-${status}`;
