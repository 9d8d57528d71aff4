import { afterSubmission, programmeOf, referenceOf } from '@portal/contract-svc-applications-v1';
import { type MailBranding, type WrittenMail, writeMail } from '@portal/service-kit/mail';
import { type Application, isSecondary } from '../applications/application';

export interface Confirmation {
  application: Pick<Application, 'id' | 'type' | 'origin'>;
  name: string;
  /** What the person signs in with. */
  email: string;
  submittedAt: Date;
  /** The fresh one; without it the account has one of the person's own. */
  password?: string;
  /** Where the person signs in. */
  publicUrl: string;
}

/** The mail that says that an application is in, what happens next, and how to sign in. */
export function confirmationMail(confirmation: Confirmation, branding: MailBranding): WrittenMail {
  const { application, name, email, submittedAt, password, publicUrl } = confirmation;
  const programme = programmeOf(application.type).label.toLowerCase();
  const reference = referenceOf(application.type, application.id);
  // A further one may come without.
  const withDocuments = isSecondary(application) ? '' : ', complete with its documents';
  return writeMail(
    {
      subject: `We have received your ${programme} application (${reference})`,
      greeting: `Dear ${name},`,
      paragraphs: [
        `Thank you for applying to ${branding.name}. Your ${programme} application has reached us${withDocuments}.`,
        afterSubmission[application.type],
        password
          ? 'We have opened an account for you, where you can follow your application at any time. Sign in with:'
          : 'You can follow your application at any time. Sign in with the password you already have:',
      ],
      facts: [
        { term: 'Reference', value: reference },
        { term: 'Received', value: readableDate(submittedAt) },
        { term: 'Email', value: email },
        ...(password ? [{ term: 'Password', value: password }] : []),
      ],
      button: { label: 'Sign in', href: publicUrl },
      afterwards: password
        ? [
            'Please choose a password of your own after you have signed in. If you do not use this one within 14 days it stops working; "Forgot password" on the sign-in page then gives you a new one.',
            'If you did not apply, write to us and we will look into it.',
          ]
        : ['If you have forgotten it, "Forgot password" on the sign-in page gives you a new one.'],
    },
    branding,
  );
}

/** The same for every reader: a date in words, in universal time. */
function readableDate(date: Date): string {
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${words.format(date)} UTC`;
}
