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
] = /* @__PURE__ */ messages(584, [
  ({ at }: { at: string | number }) => `asked ${at}`,
  ({ at }: { at: string | number }) => `opened ${at}`,
  ({ at }: { at: string | number }) => `answered ${at}`,
  ' and ',
  'Passed on',
  'Replaced',
  ({ by }: { by: string | number }) => `, to whom ${by} has passed it on`,
  'The applicant asks to write about: ',
  ({ reason }: { reason: string | number }) => `Why not: ${reason}`,
  'not asked yet: the applicant has not confirmed the email address',
  ({ name, email, at }: { name: string | number; email: string | number; at: string | number }) =>
    `Sent by the referee, ${name}, by the link to ${email}, ${at}`,
  'The letters could not be loaded',
  'Loading the letters',
  'Reference letters',
  ({ waiting }: { waiting: string | number }) => `This application is ${waiting}.`,
  ({ types }: { types: string | number }) =>
    `Uploaded by the applicant: ${types}. It stands with the reference.`,
  'No referee is asked.',
]);
