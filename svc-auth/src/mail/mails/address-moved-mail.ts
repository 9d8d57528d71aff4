import { translateWith } from '@portal/service-kit/language';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { inWords, type Moment } from './in-words';
import { plainWording } from './template-kinds';

/** The mail to an address that an administrator took off an application. It may be a stranger's, so it names nobody. */
export function addressMovedMail(
  moment: Moment,
  branding: MailBranding,
  wording: Wording = plainWording('address-moved'),
): WrittenMail {
  const { translator } = wording;
  return writeFrom(
    wording,
    {
      facts: [{ term: translator.translate('When'), value: inWords(translator, moment) }],
      safety: [
        translateWith(translator, 'If you did apply and did not ask for this, write to {mailbox} at once.', {
          mailbox: branding.mailbox,
        }),
      ],
    },
    branding,
  );
}
