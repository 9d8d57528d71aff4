/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  openAgain,
  periodEnded,
  goOnHere,
  closedText,
  nothingLost,
  keptUntilOpen,
  checkAgain,
  checking,
  checksItself,
  stillClosed,
  meanwhile,
  questions,
  staffSignIn,
] = /* @__PURE__ */ messages(79, [
  'The portal is open again',
  'The application period has ended',
  <T>({ home }: { home: (words: string) => T }) => [
    'You can continue where you stopped. ',
    home('Go to the home page'),
  ],
  'The portal is closed to applicants for now. Thank you for your interest in learning with us.',
  'Nothing is lost',
  'What you have typed and not yet sent is kept on this device. Open the portal here when it is back.',
  'Check again',
  'Checking...',
  'This page also checks automatically.',
  ({ time }: { time: string | number }) => `Still closed at ${time}. This page also checks automatically.`,
  'Meanwhile',
  <T>({ mail }: { mail: (words: string) => T }) => ['Questions? Write to ', mail(''), '.'],
  'Staff sign-in',
]);
