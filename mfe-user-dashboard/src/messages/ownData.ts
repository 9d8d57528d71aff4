/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  yourData,
  dataLead,
  loadingData,
  dataFailed,
  downloadFailed,
  yourAccount,
  accountHas,
  isStatus,
  documents,
  feedbackToYou,
  requestsForAnother,
  discardedDrafts,
  whatWeHold,
  oneFile,
  downloadData,
  whoOpened,
  nobodyOpened,
  somebody,
  openedBy,
  whenEnds,
  accountGoes,
  keptUntilAsked,
  draftEnds,
  endsOn,
  endsAfter,
  afterApproved,
  afterRejected,
  eitherOr,
  mailsEnd,
  devicesEnd,
] = /* @__PURE__ */ messages(173, [
  'Your data',
  'What we keep about you, who opened it, and for how long.',
  'Loading your data',
  'Your data could not be loaded',
  'Your data could not be downloaded',
  'Your account',
  'Name, email address, phone number',
  ({ programme, status }: { programme: string | number; status: string | number }) =>
    `${programme}: ${status}`,
  'Documents',
  'Feedback to you',
  'Requests for another application',
  'Discarded drafts, kept for a day',
  'What we keep',
  'You get one zip file with a page to read, your documents, and a data file with all your answers and our feedback.',
  'Download my data',
  'Who opened it',
  'Nobody on our staff has opened your applications yet.',
  'Somebody on our staff',
  <T>({
    who,
    name,
    role,
    look,
    reference,
  }: {
    who: (words: string) => T;
    name: string | number;
    role: string | number;
    look: string | number;
    reference: string | number;
  }) => [
    who(`${name}`),
    ` (${role === 'admin' ? `administrator` : `reviewer`}) ${look === 'application_opened' ? `read` : look === 'application_exported' ? `saved as PDF` : look === 'document_opened' ? `opened a document of` : `opened`} ${reference}`,
  ],
  'How long we keep it',
  'We delete your account when we keep nothing else about you.',
  <T>({ what, mail }: { what: string | number; mail: (words: string) => T }) => [
    `We keep ${what === 'rest' ? `everything else` : `your data`} until you ask us to delete it. Write to `,
    mail(''),
    ': we then delete your account, applications and documents for good. You can discard a draft yourself; it is deleted after a day.',
  ],
  ({ reference, day, days }: { reference: string | number; day: string | number; days: string | number }) =>
    `${reference} will be deleted on ${day} if you do not continue it. We will write to you ${days} days before.`,
  ({ reference, day }: { reference: string | number; day: string | number }) =>
    `${reference} will be deleted on ${day}.`,
  ({ reference, after }: { reference: string | number; after: string | number }) =>
    `${reference} will be deleted ${after}.`,
  ({ months }: { months: number }) =>
    `${months === 1 ? `${months} month` : `${months} months`} after it is approved`,
  ({ months }: { months: number }) =>
    `${months === 1 ? `${months} month` : `${months} months`} after it is rejected`,
  ({ one, other }: { one: string | number; other: string | number }) => `${one}, or ${other}`,
  ({ months }: { months: number }) =>
    `Copies of emails to you are deleted after ${months === 1 ? `${months} month` : `${months} months`}.`,
  ({ months }: { months: number }) =>
    `We remember your device for ${months === 1 ? `${months} month` : `${months} months`} after you sign in.`,
]);
