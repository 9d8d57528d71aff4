import { translateWith } from '@portal/service-kit/language';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { inWords, type Moment } from './in-words';
import { neverAsked } from './never-asked';
import { plainWording } from './template-kinds';

/** The mail to an account's old, proven mailbox: the account has another address from now on. */
export function addressLeftMail(
  moment: Moment,
  branding: MailBranding,
  wording: Wording = plainWording('address-left'),
): WrittenMail {
  const { translator } = wording;
  return writeFrom(
    wording,
    {
      facts: [{ term: translator.translate('When'), value: inWords(translator, moment) }],
      safety: [
        translateWith(translator, 'If this was not you, write to {mailbox} at once.', {
          mailbox: branding.mailbox,
        }),
        translator.translate(neverAsked),
      ],
    },
    branding,
  );
}
