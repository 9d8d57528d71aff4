/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { message } from './catalogue';

/** The portal is open again */
export const openAgain = /* @__PURE__ */ message(74, 'The portal is open again');
/** The application period has ended */
export const periodEnded = /* @__PURE__ */ message(75, 'The application period has ended');
/** You can go on where you were. <home>Go to the home page</home> */
export const goOnHere = /* @__PURE__ */ message(76, <T>({ home }: { home: (words: string) => T }) => [
  'You can go on where you were. ',
  home('Go to the home page'),
]);
/** The portal is closed to applicants for now. Thank you for your interest in learning with us. */
export const closedText = /* @__PURE__ */ message(
  77,
  'The portal is closed to applicants for now. Thank you for your interest in learning with us.',
);
/** Nothing is lost */
export const nothingLost = /* @__PURE__ */ message(78, 'Nothing is lost');
/** What you have typed and not yet sent is kept on this device. Open the portal here when it is back. */
export const keptUntilOpen = /* @__PURE__ */ message(
  79,
  'What you have typed and not yet sent is kept on this device. Open the portal here when it is back.',
);
/** Check again */
export const checkAgain = /* @__PURE__ */ message(80, 'Check again');
/** Checking... */
export const checking = /* @__PURE__ */ message(81, 'Checking...');
/** This page also checks by itself. */
export const checksItself = /* @__PURE__ */ message(82, 'This page also checks by itself.');
/** Still closed at {time}. This page also checks by itself. */
export const stillClosed = /* @__PURE__ */ message(
  83,
  ({ time }: { time: string | number }) => `Still closed at ${time}. This page also checks by itself.`,
);
/** Meanwhile */
export const meanwhile = /* @__PURE__ */ message(84, 'Meanwhile');
/** Questions? Write to <mail></mail>. */
export const questions = /* @__PURE__ */ message(85, <T>({ mail }: { mail: (words: string) => T }) => [
  'Questions? Write to ',
  mail(''),
  '.',
]);
/** Staff sign-in */
export const staffSignIn = /* @__PURE__ */ message(86, 'Staff sign-in');
