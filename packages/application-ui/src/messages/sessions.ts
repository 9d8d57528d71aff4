/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  endOthersFailed,
  endOthersTitle,
  keepOthers,
  endOthers,
  notDone,
  othersAskAgain,
  unknownDevice,
  thisDevice,
  signedInOn,
  signedInUsed,
  openedFirst,
  openedUsed,
  endThis,
  listFailed,
  endFailed,
  hasEnded,
  whereSignedIn,
  listAgain,
  lookingForDevices,
  isLost,
  nowhereElse,
  othersEnded,
  browserOn,
] = /* @__PURE__ */ messages(326, [
  'You could not be signed out elsewhere. Please try again.',
  'Sign out everywhere else?',
  'Cancel',
  'Sign out everywhere else',
  'That was not done',
  'You stay signed in here. Every other device asks for your password again.',
  'A device that we do not know',
  ' (this device)',
  ({ begun }: { begun: string | number }) => `Signed in on ${begun}`,
  ({ begun, used }: { begun: string | number; used: string | number }) =>
    `Signed in on ${begun}, last used on ${used}`,
  ({ begun }: { begun: string | number }) => `Opened an application on ${begun}`,
  ({ begun, used }: { begun: string | number; used: string | number }) =>
    `Opened an application on ${begun}, last used on ${used}`,
  <T>({ hidden, device }: { hidden: (words: string) => T; device: string | number }) => [
    'End this one',
    hidden(`: ${device}`),
  ],
  'Your devices could not be listed. Please try again.',
  'That session could not be ended. Please try again.',
  'The session has ended. That device asks for your password again.',
  'Where you are signed in',
  'List them again',
  'Looking for your devices',
  'Is a device lost, or not yours? End its session, or sign out everywhere but here.',
  'You were signed in nowhere else.',
  ({ count }: { count: number }) =>
    `${count === 1 ? `One other session has ended.` : `${count} other sessions have ended.`}`,
  ({ browser, system }: { browser: string | number; system: string | number }) => `${browser} on ${system}`,
]);
