import {
  type ApplicationType,
  applicationTypes,
  type Decision,
  labelOf,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import { type MailBranding, type WrittenMail, writeMail } from '@portal/service-kit/mail';

export interface DecisionLetter {
  application: { id: number; type: ApplicationType };
  name: string;
  status: Decision;
  /** What staff wrote. */
  message: string;
  /** Where the person signs in. */
  publicUrl: string;
}

interface Words {
  subject: string;
  opening: string;
  afterwards: string[];
}

/** The programme in a sentence, who writes, and the reference. */
type Say = (programme: string, house: string, reference: string) => Words;

const words: Record<Decision, Say> = {
  'in-review': (programme, house, reference) => ({
    subject: `We are looking at your ${programme} application (${reference})`,
    opening: `Your ${programme} application to ${house} is now being reviewed. Our team has a word for you:`,
    afterwards: ['We will write to you again as soon as there is a decision.'],
  }),
  approved: (programme, house, reference) => ({
    subject: `Your ${programme} application has been approved (${reference})`,
    opening: `We have good news: your ${programme} application to ${house} has been approved. We look forward to meeting you. Our team has a word for you:`,
    afterwards: ['If anything is unclear, write to us. We are glad to help.'],
  }),
  rejected: (programme, house, reference) => ({
    subject: `The decision on your ${programme} application (${reference})`,
    opening: `Thank you for applying to ${house}, and for the time and care that you put into it. We have read your ${programme} application closely, and we are sorry that we cannot offer you a place. Our team has a word for you:`,
    afterwards: [
      'You are welcome to ask for another application one year after this one came in; you can do so where you follow this one.',
    ],
  }),
};

/** The mail that tells an applicant what has been decided, with what staff wrote. */
export function decisionMail(letter: DecisionLetter, branding: MailBranding): WrittenMail {
  const { application, name, status, message, publicUrl } = letter;
  const programme = labelOf(applicationTypes, application.type).toLowerCase();
  const reference = referenceOf(application.type, application.id);
  const { subject, opening, afterwards } = words[status](programme, branding.name, reference);
  const paragraphs = message
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return writeMail(
    {
      subject,
      greeting: `Dear ${name},`,
      paragraphs: [opening, ...paragraphs],
      facts: [{ term: 'Reference', value: reference }],
      button: { label: 'Sign in to see your application', href: publicUrl },
      afterwards,
    },
    branding,
  );
}
