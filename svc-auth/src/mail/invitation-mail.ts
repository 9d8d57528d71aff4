import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { plainWording } from '../templates/kinds';

/** The mail that brings somebody to the staff. */
export function invitationMail(
  to: { name: string; role: string; invitedBy: string },
  link: string,
  branding: MailBranding,
  wording: Wording = plainWording('invitation'),
): WrittenMail {
  const { tongue } = wording;
  const may =
    to.role === 'admin'
      ? 'As an administrator you read and decide applications, and look after the portal and its staff.'
      : 'As a reviewer you read applications and decide them.';
  return writeFrom(
    wording,
    {
      values: { name: unlinked(to.name), invited_by: unlinked(to.invitedBy), may: tongue.say(may) },
      button: { label: tongue.say('Accept the invitation'), href: link },
      safety: [tongue.say('If you did not expect this, you do not need to do anything.')],
    },
    branding,
  );
}
