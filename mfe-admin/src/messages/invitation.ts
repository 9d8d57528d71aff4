/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  staffWelcome,
  passwordNotSet,
  setUpCode,
  invitationNotDone,
  invitedAs,
  somebodySignedIn,
  signedInInstead,
  anotherPerson,
  acceptInvitation,
  wentWrong,
  linkGone,
  invitationLoading,
  invitationNotOpened,
  linkOnce,
] = /* @__PURE__ */ messages(898, [
  'Welcome to the staff',
  'Your password could not be set. Please try again.',
  'Your password is set. Sign in with it to set up your code.',
  'Not done',
  <T>({
    b,
    name,
    email,
    role,
    site,
  }: {
    b: (words: string) => T;
    name: string | number;
    email: string | number;
    role: string | number;
    site: string | number;
  }) => ['You are invited as ', b(`${name}`), ` (${email}), ${role} at ${site}. Choose a password to start.`],
  'Somebody is signed in here',
  ({ name }: { name: string | number }) =>
    `${name} is signed in on this device. If you continue, ${name} is signed out and you are signed in.`,
  'Another person',
  'Accept the invitation',
  'Something went wrong. Try again.',
  'This link no longer works',
  'Opening your invitation',
  'The invitation could not be opened',
  <T>({ link }: { link: (words: string) => T }) => [
    'A link works once, within 72 hours, and a newer link replaces it. If you have already chosen your password, ',
    link('sign in'),
    ' with it.',
  ],
]);
