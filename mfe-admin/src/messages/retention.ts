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
] = /* @__PURE__ */ messages(1531, [
  'How long data is kept',
  'Everything is kept for ever, unless you set a number of months here.',
  'The rules could not be loaded',
  'Loading the rules',
  'Nothing ends: is the date right?',
  ({ from, now }: { from: string | number; now: string | number }) =>
    `The clock of the server jumped from ${from} to later than a month after. It says that it is ${now}. If that is right, save these rules again; things end a day later. If not, have the clock set right.`,
  ({ at, ended }: { at: string | number; ended: string | number }) =>
    `Looked through last on ${at}: ${ended} ended.`,
  'What would end could not be found out. Please try again.',
  'The rules are saved',
  'The rules were not saved',
  'Emails and devices',
  'Emails that were sent',
  'Months. Empty: for ever. Copies that the portal itself keeps.',
  'Known devices',
  'Months, 6 at most. Empty: 6. After that a new device’s code is asked for again.',
  'See what would end',
  'Months since the last change. Empty: for ever.',
  'Months since the decision, or a later change. Empty: for ever.',
  'Months since the decision, the withdrawal, or a later change. Empty: for ever.',
  'Save these rules?',
  'Save rules',
  'The rules could not be saved. Nothing has changed.',
  'Nothing that is here today would end soon.',
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
    b(`These rules would remove ${ending}.`),
    ` Nothing goes before ${notBefore}, and at most ${mostANight} in one night.`,
  ],
  ({ days }: { days: string | number }) =>
    `What ends is removed for good: answers, documents and feedback, and the account of whoever has nothing else here. Owners of drafts get an email ${days} days before, and keep their draft by going on with it. Figures go on counting what was received.`,
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
  }) => [b(`${reference}`), `, ${status}: last change ${changedAt}, ends ${endsAt}`],
  ({ more }: { more: string | number }) => `and ${more} more`,
  ({ at }: { at: string | number }) => `Looked through last on ${at}: nothing ended.`,
  ({ count }: { count: number }) => `${count === 1 ? `${count} draft` : `${count} drafts`}`,
  ({ count }: { count: number }) =>
    `${count === 1 ? `${count} decided application` : `${count} decided applications`}`,
  ({ some, others }: { some: string | number; others: string | number }) => `${some} and ${others}`,
]);
