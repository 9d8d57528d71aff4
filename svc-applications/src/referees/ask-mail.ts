import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { type TemplateKind, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import type { Application } from '../application';
import { type DeliveryParts, defineMail, languageFor, organisation, sampleSecret, wordingIn } from '../mail';
import { letterLink } from './letter-link';
import { awaited, newLink } from './mailed-link';

/** The only fact about the applicant in a mail to a referee. */
const applicant = { name: 'applicant', meaning: "the applicant's name" };

const small = `The link is only for you and works for 60 days. The applicant cannot read your letter.

If you do not know this person, you do not need to do anything.`;

const toReferee = (key: string, label: string, subject: string, opening: string): TemplateKind => ({
  key,
  label,
  placeholders: [applicant, organisation],
  standard: {
    subject,
    text: `Hello,

${opening}

You do not need an account. On the page you can write the letter or add a PDF, say that you cannot, or pass it on to a colleague.`,
    small,
  },
});

const templates: readonly TemplateKind[] = [
  toReferee(
    'letter-asked',
    'Referee: asked for a letter',
    '{applicant} asks you for a reference letter',
    '{applicant} has named you as a referee, and would like to ask you for a letter. The link below shows who they are applying to and what they would like you to write about.',
  ),
  toReferee(
    'letter-reminder',
    'Referee: reminder',
    'Reminder: {applicant} asks you for a reference letter',
    '{applicant} has named you as a referee, and we do not have your letter yet. If you have a moment, it takes a few minutes; if you cannot write it, please say so on the same page, so that {applicant} can ask somebody else.',
  ),
  toReferee(
    'letter-link',
    'Referee: a new link',
    '{applicant} asks you for a reference letter',
    'Here is the new link you asked for. It opens the page with the letter for {applicant}.',
  ),
  toReferee(
    'letter-refused',
    'Referee: the PDF has a virus',
    '{applicant} asks you for a reference letter',
    'Thank you for your letter for {applicant}. Our virus scanner has refused the PDF that you sent, and nobody has opened it. Please send another PDF, or write your letter on the page.',
  ),
];

/** A mail to a referee with the link to their page. The link's secret is made when the mail is written. */
export interface AskReferee {
  request_id: number;
  /** Who sends a reminder; absent in the first mail, and if the referee asked for a new link. */
  reminds?: 'portal' | 'applicant';
  /** A new link that was requested on the page of an earlier one. */
  again?: true;
  /** The file that the referee sent has a virus. */
  refused?: true;
}

/** The key of the template for a mail to a referee. */
function askKey({ reminds, again, refused }: Omit<AskReferee, 'request_id'>) {
  if (refused) return 'letter-refused';
  if (again) return 'letter-link';
  return reminds ? 'letter-reminder' : 'letter-asked';
}

interface AskLetter {
  /** The applicant's name, the only fact about them in the mail. */
  applicant: string;
  link: string;
}

/** Words in a language, followed by those in English. */
export const withEnglish = (own: Wording, english: Wording): Wording =>
  own.translator.language === 'en'
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
      button: { label: wording.translator.translate('See what is asked'), href: link },
    },
    branding,
  );

/** The mail in the application's language followed by English, since a referee's language is not known. */
async function written(
  parts: DeliveryParts,
  { id, type, applicantName: applicant }: Application,
  { key, link }: { key: string; link: string },
): Promise<WrittenMail> {
  const template = templateOf(key);
  const own = await wordingIn(parts, template, { type, language: await languageFor(parts, id) });
  const wording = withEnglish(own, await wordingIn(parts, template, { type, language: 'en' }));
  return askMail({ applicant, link }, parts.branding, wording);
}

function templateOf(key: string): TemplateKind {
  const found = templates.find((one) => one.key === key);
  if (!found) throw new Error(`There is no mail to referees ${key}`);
  return found;
}

/**
 * Mails a referee. The link's secret is made now and only its hash is stored; if the mail is tried again, it has a new
 * link and both open the page. No mail is sent if the letter is no longer awaited, and no reminder while the portal is
 * closed.
 */
export const askReferee = defineMail<AskReferee>({
  kind: 'mail-ask-referee',
  templates,
  place: 70,
  actsFor: { applicant: 'while the letter is waited for; reminders while the portal is open, too' },
  erase: { row: 'request_id', of: 'letter_requests' },
  applicationOf: async ({ letters }, { request_id }) => (await letters.find(request_id))?.applicationId,
  async deliver(parts, { request_id, ...why }, messageId) {
    const { stores, transport, publicUrl } = parts;
    const found = await awaited(stores, request_id);
    if (!found) return;
    if (why.reminds === 'portal' && !(await stores.portal.read()).portalEnabled) return;
    const { request, application } = found;
    const link = letterLink(publicUrl, await newLink(stores, request, 'write', null));
    const mail = await written(parts, application, { key: askKey(why), link });
    await transport.send({ to: request.email, messageId, ...mail });
  },
  sample: ({ application: { identity }, branding, publicUrl }, wording) =>
    askMail({ applicant: identity.fullName, link: letterLink(publicUrl, sampleSecret) }, branding, wording),
});
