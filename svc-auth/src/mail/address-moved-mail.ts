import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Template, writeFrom } from '@portal/service-kit/mail-words';
import { standardOf } from '../templates/kinds';
import { inWords } from './in-words';

/** The mail to an address that an administrator took off an application. It may be a stranger's: it names nobody. */
export function addressMovedMail(
  at: Date,
  branding: MailBranding,
  template: Template = standardOf('address-moved'),
): WrittenMail {
  return writeFrom(
    template,
    {
      facts: [{ term: 'When', value: inWords(at) }],
      safety: [`If you did apply and did not ask for this, write to ${branding.mailbox} at once.`],
    },
    branding,
  );
}
