import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import type { Template } from '@portal/service-kit/mail-words';
import { writeFrom } from '@portal/service-kit/mail-words';
import type { AskReferee } from '../mail/kinds';
import { standardOf } from '../templates/template';

/** The template of a mail to a referee. */
export function askKind({ reminds, again, refused }: Omit<AskReferee, 'request_id'>): string {
  if (refused) return 'letter-refused';
  if (again) return 'letter-link';
  return reminds ? 'letter-reminder' : 'letter-asked';
}

interface AskLetter {
  /** The applicant's name: nothing else about them stands in the mail. */
  applicant: string;
  link: string;
}

/** The mail that asks a referee for a letter, or reminds them. */
export const askMail = (
  { applicant, link }: AskLetter,
  branding: MailBranding,
  template: Template,
): WrittenMail =>
  writeFrom(
    template,
    { values: { applicant }, button: { label: 'See what is asked', href: link } },
    branding,
  );

/** The mail that asks an applicant whether the mailbox is theirs. It is not proven: nothing that was typed stands in it. */
export const confirmMail = (
  link: string,
  branding: MailBranding,
  template: Template = standardOf('letter-confirm'),
): WrittenMail =>
  writeFrom(template, { values: {}, button: { label: 'Confirm that it is you', href: link } }, branding);
