import { type MailBranding, type WrittenMail, writeMail } from '@portal/service-kit/mail';
import { inWords } from './in-words';

/** The mail to the old address of an account, whose mailbox was proven: it goes by another address from now on. */
export function addressLeftMail(at: Date, branding: MailBranding): WrittenMail {
  return writeMail(
    {
      subject: `Your email address was changed (${branding.name})`,
      greeting: 'Hello,',
      paragraphs: [
        'Your account now goes by another email address, which was confirmed by a code. It does not get our emails at this address any more.',
        'If this was you, you need not do anything.',
      ],
      facts: [{ term: 'When', value: inWords(at) }],
      afterwards: [
        `If this was not you, write to ${branding.mailbox} at once.`,
        'We will never ask you for your password or a code by phone or by email.',
      ],
    },
    branding,
  );
}
