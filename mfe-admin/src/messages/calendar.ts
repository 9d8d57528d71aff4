/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  calendarFailed,
  nameCalendar,
  calendarEnded,
  calendarCalendar,
  calendarText,
  calendarsNotLoaded,
  calendarsLoading,
  endCalendar,
  whichCalendar,
  calendarNameHint,
  makeAddress,
  addressCopied,
  markAndCopy,
  subscribeTo,
  shownOnce,
  copyAddress,
  lastRead,
  notReadYet,
  calendarMade,
] = /* @__PURE__ */ messages(819, [
  'This did not work. Try again.',
  'Give the calendar a name',
  ({ called }: { called: string | number }) => `${called} no longer shows the applications`,
  'Calendar',
  'The calendar on your phone or computer can show when applicants want to come: submitted applications as tentative, accepted ones as confirmed. It shows programme, number and days, no names.',
  'Your calendars could not be loaded',
  'Loading your calendars',
  <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
    'Revoke',
    hidden(` ${name}`),
  ],
  'For which calendar?',
  'A name you will recognise, such as My phone.',
  'Create an address',
  'The address was copied',
  'Please select the address and copy it.',
  'Subscribe to this address in your calendar',
  'You see it only once. Anyone who has it can read this calendar until you revoke it here.',
  'Copy the address',
  ({ lastUsedAt }: { lastUsedAt: string | number }) => `last used ${lastUsedAt}`,
  'not used yet',
  ({ createdAt, used }: { createdAt: string | number; used: string | number }) =>
    `Created ${createdAt}, ${used}`,
]);
