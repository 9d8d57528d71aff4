/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  askedAt,
  openedAt,
  answeredAt,
  andLetters,
  passedOn,
  replaced,
  passedOnBy,
  asksToWrite,
  whyNot,
  notAskedYet,
  sentByReferee,
  lettersFailed,
  lettersLoading,
  lettersTitle,
  lettersWaiting,
  lettersUploaded,
  noReferee,
] = /* @__PURE__ */ messages(597, [
  ({ at }: { at: string | number }) => `asked ${at}`,
  ({ at }: { at: string | number }) => `opened ${at}`,
  ({ at }: { at: string | number }) => `answered ${at}`,
  ' and ',
  'Passed to a colleague',
  'Replaced',
  ({ by }: { by: string | number }) => `, a colleague named by ${by}`,
  'The applicant would like the letter to be about: ',
  ({ reason }: { reason: string | number }) => `Reason: ${reason}`,
  'not asked yet: the applicant has not confirmed the email address',
  ({ name, email, at }: { name: string | number; email: string | number; at: string | number }) =>
    `Sent by the referee ${name} through the link to ${email}, ${at}`,
  'The letters could not be loaded',
  'Loading the letters',
  'Reference letters',
  ({ waiting }: { waiting: string | number }) => `This application is ${waiting}.`,
  ({ types }: { types: string | number }) =>
    `Uploaded by the applicant: ${types}. You find it under References.`,
  'No referee has been asked.',
]);
