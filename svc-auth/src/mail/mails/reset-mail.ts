import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { plainWording } from './template-kinds';

/** The mail with the link to choose a new password. */
export function resetMail(
  link: string,
  branding: MailBranding,
  wording: Wording = plainWording('password-reset'),
): WrittenMail {
  const { translator } = wording;
  return writeFrom(
    wording,
    {
      button: { label: translator.translate('Choose a new password'), href: link },
      safety: [
        translator.translate(
          'If you did not ask for this, you do not need to do anything: your password stays as it is.',
        ),
      ],
    },
    branding,
  );
}
