import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { plainWording } from '../templates/kinds';

/** The mail with the link to a new password. */
export function resetMail(
  link: string,
  branding: MailBranding,
  wording: Wording = plainWording('password-reset'),
): WrittenMail {
  const { tongue } = wording;
  return writeFrom(
    wording,
    {
      button: { label: tongue.say('Choose a new password'), href: link },
      safety: [
        tongue.say(
          'If you did not ask for this, you do not need to do anything: your password stays as it is.',
        ),
      ],
    },
    branding,
  );
}
