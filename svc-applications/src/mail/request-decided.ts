import { type ApplicationType, applicationTypes, labelOf } from '@portal/contract-svc-applications-v1';
import { type MailBranding, type WrittenMail, writeMail } from '@portal/service-kit/mail';

export interface RequestDecidedLetter {
  type: ApplicationType;
  name: string;
  status: 'approved' | 'rejected';
  /** What the administrator wrote; needed where it is rejected. */
  notes: string | null;
  /** Where the person signs in. */
  publicUrl: string;
}

/** The mail that tells an applicant whether they may apply to a programme once more. */
export function requestDecidedMail(letter: RequestDecidedLetter, branding: MailBranding): WrittenMail {
  const { type, name, status, notes, publicUrl } = letter;
  const programme = labelOf(applicationTypes, type).toLowerCase();
  const words = status === 'approved' ? approved(programme) : rejected(programme);
  return writeMail(
    {
      subject: words.subject,
      greeting: `Dear ${name},`,
      paragraphs: [words.opening, ...linesOf(notes), ...words.next],
      button: { label: words.button, href: `${publicUrl}/userdashboard` },
      afterwards: words.afterwards,
    },
    branding,
  );
}

const approved = (programme: string) => ({
  subject: `You can apply for another ${programme}`,
  opening: `Your request for another ${programme} application has been approved.`,
  next: [
    'We have opened a draft for you. Your personal details, education, languages and documents of last time are in it already: look whether they are still right, and replace what has changed.',
    'Sign in, open the draft in your dashboard, fill in what is missing and submit it. It reaches us only then.',
  ],
  button: 'Go to your dashboard',
  afterwards: [
    'If you have forgotten your password, "Forgot password" on the sign-in page gives you a new one.',
  ],
});

const rejected = (programme: string) => ({
  subject: `Your request for another ${programme} application`,
  opening: `Thank you for your request for another ${programme} application. We are sorry that we cannot take one from you now. Our team gives this reason:`,
  next: [],
  button: 'See your requests',
  afterwards: ['If anything is unclear, write to us. We are glad to help.'],
});

const linesOf = (notes: string | null): string[] =>
  (notes ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
