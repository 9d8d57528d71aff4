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
] = /* @__PURE__ */ messages(822, [
  'This person could not be erased. Please try again.',
  'The person is erased',
  'Erasing has begun, and goes on by itself',
  ({ name }: { name: string | number }) => `Erase ${name}?`,
  'Erase this person?',
  'Erase for good',
  'What goes could not be loaded',
  'This goes for good, and nobody can bring it back:',
  'Figures go on counting what was received. That you erased this person, when and why is recorded without the name.',
  'Loading what goes',
  'Why',
  'Your password',
  'The account: name, email address, phone number, password and sign-ins',
  'Emails that wait to be sent, and notifications',
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
    `${count === 1 ? `${count} email was handed to a mail server` : `${count} emails were handed to a mail server`}. The portal cannot delete them there, nor in the mailboxes they went to.`,
  'Backups made before today keep what they hold until you delete them.',
]);
