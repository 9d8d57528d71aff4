import type { TemplateKind } from '@portal/service-kit/mail-words';

const house = { name: 'house', meaning: 'the name of the organisation' };
/** All that a mail to a referee tells of the applicant. */
const applicant = { name: 'applicant', meaning: "the applicant's name" };

const small = `The link is for you alone and good for 60 days. The applicant does not get to read your letter.

If you do not know this person, you need do nothing.`;

const toReferee = (key: string, label: string, subject: string, opening: string): TemplateKind => ({
  key,
  label,
  placeholders: [applicant, house],
  standard: {
    subject,
    text: `Hello,

${opening}

You need no account. You can write there or add a PDF, say that you cannot, or pass it on to a colleague.`,
    small,
  },
});

/** The mails about letters of reference, to referees and to the applicant who names them. */
export const letterKinds: readonly TemplateKind[] = [
  toReferee(
    'letter-asked',
    'Referee: asked for a letter',
    '{applicant} asks you for a reference letter',
    '{applicant} has named you as a referee, and would like to ask you for a letter. Who they apply to and what they would like you to write about stands behind this link.',
  ),
  toReferee(
    'letter-reminder',
    'Referee: reminder',
    'Reminder: {applicant} asks you for a reference letter',
    '{applicant} has named you as a referee, and your letter is not there yet. If you have a moment, it takes a few minutes; if you cannot write it, please say so on the same page, so that {applicant} can ask somebody else.',
  ),
  toReferee(
    'letter-link',
    'Referee: a new link',
    '{applicant} asks you for a reference letter',
    'Here is the new link to the letter for {applicant} that you have asked for.',
  ),
  toReferee(
    'letter-refused',
    'Referee: the PDF has a virus',
    '{applicant} asks you for a reference letter',
    'Thank you for your letter for {applicant}. Our virus scanner has refused the PDF that you sent, and nobody has opened it. Please send another PDF, or write your letter on the page.',
  ),
  {
    key: 'letter-confirm',
    label: 'Applicant: may referees be asked?',
    // The mailbox is not proven: nothing that was typed into the form stands in this mail.
    placeholders: [house],
    standard: {
      subject: 'May we write to your referees?',
      text: `Hello,

Somebody has begun an application to {house} with this email address, and has named a referee whom we should ask for a letter. We write to referees only when you have confirmed that it is you.`,
      small: `The link is good for 60 days.

If you did not begin this, somebody may have mistyped their address. You need do nothing: nobody is asked.`,
    },
  },
];
