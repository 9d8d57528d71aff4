import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Template, writeFrom } from '@portal/service-kit/mail-words';
import { inWords } from './in-words';
import { neverAsked } from './never-asked';

export const forgottenLink = (publicUrl: string): string => `${publicUrl}/?forgotten`;

/** The mail that tells the owner of an account what was changed, so that nobody changes it unseen. */
export function changeMail(
  { at, forgotten }: { at: Date; forgotten: string },
  branding: MailBranding,
  template: Template,
): WrittenMail {
  return writeFrom(
    template,
    {
      facts: [{ term: 'When', value: inWords(at) }],
      button: { label: 'This was not me: choose a new password', href: forgotten },
      safety: [
        `If this was not you, choose a new password at once and write to ${branding.mailbox}.`,
        neverAsked,
      ],
    },
    branding,
  );
}
