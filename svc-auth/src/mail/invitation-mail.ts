import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Template, writeFrom } from '@portal/service-kit/mail-words';
import { standardOf } from '../templates/kinds';

/** The mail that brings somebody to the staff. */
export function invitationMail(
  to: { name: string; role: string; invitedBy: string },
  link: string,
  branding: MailBranding,
  template: Template = standardOf('invitation'),
): WrittenMail {
  const may =
    to.role === 'admin'
      ? 'As an administrator you read and decide applications, and look after the portal and its staff.'
      : 'As a reviewer you read applications and decide them.';
  return writeFrom(
    template,
    {
      values: { name: to.name, invited_by: to.invitedBy, may },
      button: { label: 'Accept the invitation', href: link },
      safety: ['If you did not expect this, you need not do anything.'],
    },
    branding,
  );
}
