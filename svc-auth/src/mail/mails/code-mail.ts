import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { plainWording } from './template-kinds';

/** The mail with the code that lets an applicant continue on a new device. */
export function codeMail(
  code: string,
  branding: MailBranding,
  wording: Wording = plainWording('device-code'),
): WrittenMail {
  const { translator } = wording;
  return writeFrom(
    wording,
    {
      facts: [{ term: translator.translate('Your code'), value: code }],
      safety: [
        translator.translate('We will never ask you for this code by phone or by email.'),
        translator.translate(
          'If this was not you, you do not need to do anything: without the code nobody can open your application.',
        ),
      ],
    },
    branding,
  );
}
