/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  wentWrong,
  emailWrong,
  checkMail,
  linkSent,
  nothingThere,
  backToSignIn,
  email,
  emailHint,
  sendLink,
  newPassword,
  newPasswordHint,
  newPasswordMissing,
  savePassword,
  askNewLink,
  passwordChanged,
] = /* @__PURE__ */ messages(64, [
  'Something went wrong. Please try again.',
  'Enter an email address in the correct format, like name@example.com',
  'Check your email',
  ({ address }: { address: string | number }) =>
    `If there is an account with ${address}, a link to set a new password is on its way. It works for one hour.`,
  'No email? Look in your spam folder, or write to us.',
  'Back to sign in',
  'Email',
  'We will email you a link to set a new password.',
  'Send the link',
  'New password',
  'At least 8 characters, with a capital letter, a small letter and a number.',
  'New password is required',
  'Save the new password',
  'Ask for a new link',
  'Your password has been changed. Please sign in with it.',
]);
