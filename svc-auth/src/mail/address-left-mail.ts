import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Template, writeFrom } from '@portal/service-kit/mail-words';
import { standardOf } from '../templates/kinds';
import { inWords } from './in-words';
import { neverAsked } from './never-asked';

/** The mail to the old address of an account, whose mailbox was proven: it goes by another address from now on. */
export function addressLeftMail(
  at: Date,
  branding: MailBranding,
  template: Template = standardOf('address-left'),
): WrittenMail {
  return writeFrom(
    template,
    {
      facts: [{ term: 'When', value: inWords(at) }],
      safety: [`If this was not you, write to ${branding.mailbox} at once.`, neverAsked],
    },
    branding,
  );
}
