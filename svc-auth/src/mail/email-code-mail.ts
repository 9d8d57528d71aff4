import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Template, writeFrom } from '@portal/service-kit/mail-words';
import { standardOf } from '../templates/kinds';

/** The mail with the code by which an application gets this address in place of another. */
export function emailCodeMail(
  code: string,
  branding: MailBranding,
  template: Template = standardOf('email-code'),
): WrittenMail {
  return writeFrom(
    template,
    {
      facts: [{ term: 'Your code', value: code }],
      safety: [
        'We will never ask you for this code by phone or by email.',
        'If this was not you, you need not do anything: without the code nothing changes.',
      ],
    },
    branding,
  );
}
