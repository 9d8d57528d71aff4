import { translateWith } from '@portal/service-kit/language';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { inWords, type Moment } from './in-words';
import { neverAsked } from './never-asked';

export const forgottenLink = (publicUrl: string): string => `${publicUrl}/?forgotten`;

/** The mail that informs the owner of an account about a change, so that no change stays unnoticed. */
export function changeMail(
  { forgotten, ...moment }: Moment & { forgotten: string },
  branding: MailBranding,
  wording: Wording,
): WrittenMail {
  const { translator } = wording;
  return writeFrom(
    wording,
    {
      facts: [{ term: translator.translate('When'), value: inWords(translator, moment) }],
      button: { label: translator.translate('Not you? Choose a new password'), href: forgotten },
      safety: [
        translateWith(
          translator,
          'If this was not you, choose a new password at once and write to {mailbox}.',
          {
            mailbox: branding.mailbox,
          },
        ),
        translator.translate(neverAsked),
      ],
    },
    branding,
  );
}
