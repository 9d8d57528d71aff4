import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Template, writeFrom } from '@portal/service-kit/mail-words';
import { standardOf } from '../templates/kinds';

/** The mail with the code that lets somebody go on with an application on a new device. */
export function codeMail(
  code: string,
  branding: MailBranding,
  template: Template = standardOf('device-code'),
): WrittenMail {
  return writeFrom(
    template,
    {
      facts: [{ term: 'Your code', value: code }],
      safety: [
        'We will never ask you for this code by phone or by email.',
        'If this was not you, you need not do anything: without the code nobody can open your application.',
      ],
    },
    branding,
  );
}
