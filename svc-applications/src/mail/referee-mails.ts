import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import type { AskReferee } from './kinds';
import { plainWording } from './templates/template';

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

/** The words of a language with those in English below. */
export const withEnglish = (own: Wording, english: Wording): Wording =>
  own.tongue.language === 'en'
    ? english
    : { ...own, english: { ...english.template, text: `**In English**\n\n${english.template.text}` } };

/** The mail that asks a referee for a letter, or reminds them. */
export const askMail = (
  { applicant, link }: AskLetter,
  branding: MailBranding,
  wording: Wording,
): WrittenMail =>
  writeFrom(
    wording,
    {
      values: { applicant: unlinked(applicant) },
      button: { label: wording.tongue.say('See what is asked'), href: link },
    },
    branding,
  );

/** The mail that asks an applicant whether the mailbox is theirs. It is not proven: nothing that was typed stands in it. */
export const confirmMail = (
  link: string,
  branding: MailBranding,
  wording: Wording = plainWording('letter-confirm'),
): WrittenMail =>
  writeFrom(
    wording,
    { values: {}, button: { label: wording.tongue.say('Confirm that it is you'), href: link } },
    branding,
  );
