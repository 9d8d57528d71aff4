import { kindIn, type Template, type TemplateKind, type Wording } from '@portal/service-kit/mail-words';
import { tongueOf } from '../../platform/language/tongue';
import { letterKinds } from './letters';

const programme = { name: 'programme', meaning: 'the programme within a sentence: internship' };
const house = { name: 'house', meaning: 'the name of the organisation' };
const reference = { name: 'reference', meaning: 'the number of the application: APP-007' };
const name = { name: 'name', meaning: "the applicant's name" };
const message = {
  name: 'message',
  meaning: 'the message from staff',
  required: true as const,
  textOnly: true as const,
};

const confirmation: TemplateKind = {
  key: 'confirmation',
  label: 'Confirmation of a submission',
  // The mailbox may not be proven: nothing that was typed into the form stands in this mail.
  placeholders: [
    programme,
    house,
    reference,
    { name: 'with_documents', meaning: ', complete with its documents: if documents were requested' },
    { name: 'next_steps', meaning: 'what happens next in this programme' },
    {
      name: 'sign_in',
      meaning: 'how to sign in, or to choose a password',
      required: true,
      textOnly: true,
    },
    { name: 'sign_in_later', meaning: 'how long the password or the link works', textOnly: true },
  ],
  standard: {
    subject: 'We have received your {programme} application ({reference})',
    text: `Hello,

Thank you for applying to {house}. Your {programme} application has reached us{with_documents}.

{next_steps}

{sign_in}`,
    small: '{sign_in_later}',
  },
};

const decisionPlaceholders = [name, programme, house, reference, message];

const decisions: TemplateKind[] = [
  {
    key: 'decision-in-review',
    label: 'Decision: in review',
    placeholders: decisionPlaceholders,
    standard: {
      subject: 'We are looking at your {programme} application ({reference})',
      text: `Dear {name},

Your {programme} application to {house} is now being reviewed. Our team has a word for you:

{message}`,
      small: 'We will write to you again as soon as there is a decision.',
    },
  },
  {
    key: 'decision-approved',
    label: 'Decision: approved',
    placeholders: decisionPlaceholders,
    standard: {
      subject: 'Your {programme} application has been approved ({reference})',
      text: `Dear {name},

We have good news: your {programme} application to {house} has been approved. We look forward to meeting you. Our team has a word for you:

{message}`,
      small: 'If anything is unclear, write to us. We are glad to help.',
    },
  },
  {
    key: 'decision-rejected',
    label: 'Decision: rejected',
    placeholders: decisionPlaceholders,
    standard: {
      subject: 'The decision on your {programme} application ({reference})',
      text: `Dear {name},

Thank you for applying to {house}, and for the time and care that you put into it. We have read your {programme} application closely, and we are sorry that we cannot offer you a place. Our team has a word for you:

{message}`,
      small:
        'You are welcome to ask for another application one year after this one came in; you can do so where you follow this one.',
    },
  },
];

const requestPlaceholders = [name, programme, house, message];

const requests: TemplateKind[] = [
  {
    key: 'request-approved',
    label: 'Another application: approved',
    placeholders: requestPlaceholders,
    standard: {
      subject: 'You can apply for another {programme}',
      text: `Dear {name},

Your request for another {programme} application has been approved.

{message}

We have opened a draft for you. Your personal details, education, languages and documents of last time are in it already: look whether they are still right, and replace what has changed.

Sign in, open the draft in your dashboard, fill in what is missing and submit it. It reaches us only then.`,
      small:
        'If you have forgotten your password, "Forgot password" on the sign-in page gives you a new one.',
    },
  },
  {
    key: 'request-rejected',
    label: 'Another application: rejected',
    placeholders: requestPlaceholders,
    standard: {
      subject: 'Your request for another {programme} application',
      text: `Dear {name},

Thank you for your request for another {programme} application. We are sorry that we cannot take one from you now. Our team gives this reason:

{message}`,
      small: 'If anything is unclear, write to us. We are glad to help.',
    },
  },
];

const reopened: TemplateKind = {
  key: 'reopened',
  label: 'Something more is needed',
  placeholders: [name, programme, house, reference, message],
  standard: {
    subject: 'We need something more from you ({reference})',
    text: `Dear {name},

Thank you for your {programme} application to {house}. Before we can decide, our team needs something more from you:

{message}

We have opened these parts of your application for you. Everything else stays as you sent it.`,
    small:
      'Change what is needed, save it, then press "Send my answers". If you need more time, or something is unclear, write to us.',
  },
};

const draftEnds: TemplateKind = {
  key: 'draft-ends',
  label: 'Notice that a draft ends',
  placeholders: [
    programme,
    { name: 'one', meaning: 'the programme with its article: an internship' },
    house,
    reference,
    { name: 'ends_on', meaning: 'the day on which the draft is deleted', required: true },
  ],
  standard: {
    subject: 'Your {programme} draft ends on {ends_on} ({reference})',
    text: `Hello,

You began {one} application to {house} and have not sent it in yet. If you do not go on with it, it ends on {ends_on}: then your answers and documents are removed for good.

Do you still want to apply? Open your draft and change or add something: then it stays.`,
    small: `If you do not want to apply any more, you need do nothing.

If you did not begin this, somebody may have mistyped their address. You need do nothing.`,
  },
};

const draftReminder: TemplateKind = {
  key: 'draft-reminder',
  label: 'Reminder of a draft',
  // The mailbox may not be proven: nothing that was typed into the form stands in this mail.
  placeholders: [
    programme,
    { name: 'one', meaning: 'the programme with its article: an internship' },
    house,
    reference,
    { name: 'days', meaning: 'number of days without a change: 3, 10 or more' },
  ],
  standard: {
    subject: 'Your {programme} application waits for you ({reference})',
    text: `Hello,

You began {one} application to {house} and have not gone on with it for {days} days. What you filled in is kept, and you can go on where you stopped, on any device.`,
    small: 'If you did not begin this, somebody may have mistyped their address. You need do nothing.',
  },
};

const returnLink: TemplateKind = {
  key: 'return-link',
  label: 'Link to come back to a draft',
  // The mailbox may not be proven: nothing that was typed into the form stands in this mail.
  placeholders: [
    programme,
    { name: 'one', meaning: 'the programme with its article: an internship' },
    house,
    reference,
  ],
  standard: {
    subject: 'Come back to your {programme} application ({reference})',
    text: `Hello,

Here is the link that you asked for. It opens your {programme} application to {house} at the step where you stopped, on any device.

You will be asked for this email address and the phone number that you gave.`,
    small: 'If you did not ask for this, somebody may have mistyped their address. You need do nothing.',
  },
};

/** The mails whose words an administrator can change. */
export const templateKinds: readonly TemplateKind[] = [
  confirmation,
  ...decisions,
  ...requests,
  reopened,
  draftEnds,
  draftReminder,
  returnLink,
  ...letterKinds,
];

export type TemplateKey = string;

/** A kind of mail; its standard words are those of the language. */
export function kindOf(key: TemplateKey, language = 'en'): TemplateKind {
  const kind = templateKinds.find((one) => one.key === key);
  if (!kind) throw new Error(`There is no mail template ${key}`);
  return kindIn(kind, tongueOf(language));
}

export const standardOf = (key: TemplateKey, language?: string): Template => kindOf(key, language).standard;

/** The standard words in English, for whoever needs no others. */
export const plainWording = (key: TemplateKey): Wording => ({
  template: standardOf(key),
  tongue: tongueOf('en'),
});
