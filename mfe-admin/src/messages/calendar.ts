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
] = /* @__PURE__ */ messages(803, [
  'This did not work. Try again.',
  'Give the calendar a name',
  ({ called }: { called: string | number }) => `${called} shows the applications no more`,
  'Calendar',
  'A calendar on your phone or computer can show when applicants want to come: what is submitted as tentative, what is accepted as confirmed. It tells programme, number and days, no names.',
  'Your calendars could not be loaded',
  'Loading your calendars',
  <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
    'End it',
    hidden(` (${name})`),
  ],
  'For which calendar?',
  'A name by which you know it again, such as My phone.',
  'Make an address',
  'The address is copied',
  'Please mark the address and copy it.',
  'Subscribe to this address in your calendar',
  'It is shown this once. Whoever has it reads this calendar, until you end it here.',
  'Copy the address',
  ({ lastUsedAt }: { lastUsedAt: string | number }) => `last read ${lastUsedAt}`,
  'not read yet',
  ({ createdAt, used }: { createdAt: string | number; used: string | number }) =>
    `Made ${createdAt}, ${used}`,
]);
