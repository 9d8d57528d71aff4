import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Template, writeFrom } from '@portal/service-kit/mail-words';
import { standardOf } from '../templates/kinds';

/** The mail with the link to a new password. */
export function resetMail(
  link: string,
  branding: MailBranding,
  template: Template = standardOf('password-reset'),
): WrittenMail {
  return writeFrom(
    template,
    {
      button: { label: 'Choose a new password', href: link },
      safety: ['If you did not ask for this, you need not do anything: your password stays as it is.'],
    },
    branding,
  );
}
