import { afterSubmission, ownReference, programmeOf } from '@portal/contract-svc-applications-v1';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import type { Template } from '@portal/service-kit/mail-words';
import { writeFrom } from '@portal/service-kit/mail-words';
import { type Application, isFinishedInDashboard } from '../applications/application';
import { standardOf } from '../templates/template';

export interface Confirmation {
  application: Pick<Application, 'id' | 'type' | 'origin'>;
  /** The address with which the person signs in. */
  email: string;
  submittedAt: Date;
  /** The fresh password; absent where the person has chosen one, or where the link alone is sent. */
  password?: string;
  /** Where the person chooses a password of their own; absent where they have. */
  link?: string;
  /** The address of the portal's sign-in. */
  publicUrl: string;
}

/** The mail that confirms a submission and names the next steps and the sign-in. */
export function confirmationMail(
  confirmation: Confirmation,
  branding: MailBranding,
  template: Template = standardOf('confirmation'),
): WrittenMail {
  const { application, email, submittedAt, password } = confirmation;
  const programme = programmeOf(application.type).label.toLowerCase();
  const reference = ownReference(application.id);
  // An application from the dashboard may lack documents.
  const withDocuments = isFinishedInDashboard(application) ? '' : ', complete with its documents';
  return writeFrom(
    template,
    {
      // The mailbox is not proven yet: nothing that was typed into the form stands in this mail.
      values: {
        programme,
        reference,
        with_documents: withDocuments,
        next_steps: afterSubmission[application.type],
        sign_in: howToSignIn(confirmation),
        sign_in_later: afterwardsOf(confirmation),
      },
      facts: [
        { term: 'Reference', value: reference },
        { term: 'Received', value: readableDate(submittedAt) },
        { term: 'Email', value: email },
        ...(password ? [{ term: 'Password', value: password }] : []),
      ],
      button: buttonOf(confirmation),
    },
    branding,
  );
}

function howToSignIn({ password, link }: Confirmation): string {
  if (password)
    return 'We have opened an account for you, where you can follow your application at any time. Sign in with:';
  return link
    ? 'We have opened an account for you, where you can follow your application at any time. Choose a password for it:'
    : 'You can follow your application at any time. Sign in with the password you already have:';
}

const buttonOf = ({ password, link, publicUrl }: Confirmation) =>
  link && !password ? { label: 'Choose a password', href: link } : { label: 'Sign in', href: publicUrl };

const notYou = 'If you did not apply, write to us and we will look into it.';

function afterwardsOf({ password, link }: Confirmation): string[] {
  const later = '"Forgot password" on the sign-in page then gives you a new one.';
  if (password)
    return [
      ...(link ? [`You can choose a password of your own at once, by this link: ${link}`] : []),
      `Please choose a password of your own after you have signed in. If you do not use this one within 14 days it stops working; ${later}`,
      notYou,
    ];
  return link
    ? [`The link works once, within 14 days; ${later}`, notYou]
    : ['If you have forgotten it, "Forgot password" on the sign-in page gives you a new one.'];
}

/** A date in words in universal time, the same for every reader. */
function readableDate(date: Date): string {
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${words.format(date)} UTC`;
}
