import { type MailBranding, type WrittenMail, writeMail } from '@portal/service-kit/mail';
import { inWords } from './in-words';

/** The mail to an address that an administrator took off an application. It may be a stranger's: it names nobody. */
export function addressMovedMail(at: Date, branding: MailBranding): WrittenMail {
  return writeMail(
    {
      subject: `We do not write to this address any more (${branding.name})`,
      greeting: 'Hello,',
      paragraphs: [
        'Somebody applied to us and gave this email address. Our team has put another one in its place: what we sent here before opens nothing any more.',
        'If you did not apply, you need not do anything.',
      ],
      facts: [{ term: 'When', value: inWords(at) }],
      afterwards: [`If you did apply and did not ask for this, write to ${branding.mailbox} at once.`],
    },
    branding,
  );
}
