/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  howLongKept,
  keptForEver,
  rulesNotLoaded,
  rulesLoading,
  isTheDateRight,
  clockJumped,
  lookedThrough,
  notFoundOut,
  rulesSaved,
  rulesNotSaved,
  mailsAndDevices,
  mailsSent,
  mailsSentHint,
  knownDevices,
  knownDevicesHint,
  seeWhatWouldEnd,
  draftMonths,
  approvedMonths,
  rejectedMonths,
  saveTheseRules,
  saveRules,
  rulesRefused,
  nothingWouldEnd,
  rulesWouldRemove,
  removedForGood,
  endingItem,
  retentionAndMore,
  lookedThroughNothing,
  draftsEnd,
  decidedEnd,
  bothEnd,
] = /* @__PURE__ */ messages(1562, [
  'How long data is kept',
  'Everything is kept for ever, unless you set a number of months here.',
  'The rules could not be loaded',
  'Loading the rules',
  'Nothing is deleted now: is the date right?',
  ({ from, now }: { from: string | number; now: string | number }) =>
    `The clock of the server jumped from ${from} to more than a month later. It now shows ${now}. If that is right, save these rules again; data is deleted one day later. If not, ask for the clock to be corrected.`,
  ({ at, ended }: { at: string | number; ended: string | number }) =>
    `Last checked on ${at}: ${ended} deleted.`,
  'The preview could not be loaded. Please try again.',
  'The rules were saved',
  'The rules were not saved',
  'Emails and devices',
  'Emails that were sent',
  'Months. Empty: for ever. Only the copies in the portal are deleted.',
  'Known devices',
  'Months, 6 at most. Empty: 6. After that, the device needs a code again.',
  'Preview what would be deleted',
  'Months since the last change. Empty: for ever.',
  'Months since the decision, or a later change. Empty: for ever.',
  'Months since the decision, the withdrawal, or a later change. Empty: for ever.',
  'Save these rules?',
  'Save rules',
  'The rules could not be saved. Nothing has changed.',
  'No data that is here today would be deleted soon.',
  <T>({
    b,
    ending,
    notBefore,
    mostANight,
  }: {
    b: (words: string) => T;
    ending: string | number;
    notBefore: string | number;
    mostANight: string | number;
  }) => [
    b(`These rules would delete ${ending}.`),
    ` Nothing is deleted before ${notBefore}, and at most ${mostANight} in one night.`,
  ],
  ({ days }: { days: string | number }) =>
    `The portal permanently deletes answers, documents and feedback, and accounts with nothing else here. Owners of drafts get an email ${days} days before, and keep their draft by continuing it. Statistics still count the applications.`,
  <T>({
    b,
    reference,
    status,
    changedAt,
    endsAt,
  }: {
    b: (words: string) => T;
    reference: string | number;
    status: string | number;
    changedAt: string | number;
    endsAt: string | number;
  }) => [b(`${reference}`), `, ${status}: last change ${changedAt}, deleted on ${endsAt}`],
  ({ more }: { more: string | number }) => `and ${more} more`,
  ({ at }: { at: string | number }) => `Last checked on ${at}: nothing deleted.`,
  ({ count }: { count: number }) => `${count === 1 ? `${count} draft` : `${count} drafts`}`,
  ({ count }: { count: number }) =>
    `${count === 1 ? `${count} decided application` : `${count} decided applications`}`,
  ({ some, others }: { some: string | number; others: string | number }) => `${some} and ${others}`,
]);
