import { translateWith } from '@portal/service-kit/language';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { inWords, type Moment } from './in-words';
import { neverAsked } from './never-asked';

export const forgottenLink = (publicUrl: string): string => `${publicUrl}/?forgotten`;

/** The mail that tells the owner of an account what was changed, so that nobody changes it unseen. */
export function changeMail(
  { forgotten, ...moment }: Moment & { forgotten: string },
  branding: MailBranding,
  wording: Wording,
): WrittenMail {
  const { tongue } = wording;
  return writeFrom(
    wording,
    {
      facts: [{ term: tongue.say('When'), value: inWords(tongue, moment) }],
      button: { label: tongue.say('Not you? Choose a new password'), href: forgotten },
      safety: [
        translateWith(tongue, 'If this was not you, choose a new password at once and write to {mailbox}.', {
          mailbox: branding.mailbox,
        }),
        tongue.say(neverAsked),
      ],
    },
    branding,
  );
}
