/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  eraseFailed,
  personErased,
  erasingBegun,
  eraseWho,
  eraseThisPerson,
  eraseForGood,
  goingsNotLoaded,
  goesForGood,
  eraseRecord,
  goingsLoading,
  erasingWhy,
  erasingYourPassword,
  goesAccount,
  goesMails,
  goesApplications,
  goesDrafts,
  goesDocuments,
  goesFeedback,
  goesRequests,
  mailsStayElsewhere,
  backupsStay,
] = /* @__PURE__ */ messages(838, [
  'This person could not be erased. Please try again.',
  'The person is erased',
  'Erasing has started and continues automatically',
  ({ name }: { name: string | number }) => `Erase ${name}?`,
  'Erase this person?',
  'Erase permanently',
  'The list of data to erase could not be loaded',
  'This will be erased permanently and cannot be restored:',
  'Statistics will still count the applications. The portal records that you erased a person, when and why, without the name.',
  'Loading the list of data to erase',
  'Reason',
  'Your password',
  'The account: name, email address, phone number, password and sign-ins',
  'Emails waiting to be sent, and notifications',
  ({ count }: { count: number }) =>
    `${count === 1 ? `${count} application with all its answers and copies` : `${count} applications with all their answers and copies`}`,
  ({ count }: { count: number }) =>
    `${count === 1 ? `${count} discarded draft` : `${count} discarded drafts`}`,
  ({ count }: { count: number }) => `${count === 1 ? `${count} document` : `${count} documents`}`,
  ({ count }: { count: number }) =>
    `${count === 1 ? `${count} feedback message` : `${count} feedback messages`}`,
  ({ count }: { count: number }) =>
    `${count === 1 ? `${count} request for another application` : `${count} requests for another application`}`,
  ({ count }: { count: number }) =>
    `${count === 1 ? `${count} email was already sent` : `${count} emails were already sent`}. The portal cannot delete sent emails from mail servers or mailboxes.`,
  'Backups made before today keep this data until you delete them.',
]);
