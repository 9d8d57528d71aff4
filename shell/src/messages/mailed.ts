/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { message } from './catalogue';

/** Something went wrong. Please try again. */
export const wentWrong = /* @__PURE__ */ message(60, 'Something went wrong. Please try again.');
/** Enter an email address in the correct format, like name@example.com */
export const emailWrong = /* @__PURE__ */ message(
  61,
  'Enter an email address in the correct format, like name@example.com',
);
/** Check your email */
export const checkMail = /* @__PURE__ */ message(62, 'Check your email');
/** If there is an account with {address}, a link to set a new password is on its way. It works for one hour. */
export const linkSent = /* @__PURE__ */ message(
  63,
  ({ address }: { address: string | number }) =>
    `If there is an account with ${address}, a link to set a new password is on its way. It works for one hour.`,
);
/** Nothing there? Look among unwanted mail, or write to us. */
export const nothingThere = /* @__PURE__ */ message(
  64,
  'Nothing there? Look among unwanted mail, or write to us.',
);
/** Back to sign in */
export const backToSignIn = /* @__PURE__ */ message(65, 'Back to sign in');
/** Email */
export const email = /* @__PURE__ */ message(66, 'Email');
/** We send a link to set a new password to it. */
export const emailHint = /* @__PURE__ */ message(67, 'We send a link to set a new password to it.');
/** Send the link */
export const sendLink = /* @__PURE__ */ message(68, 'Send the link');
/** New password */
export const newPassword = /* @__PURE__ */ message(69, 'New password');
/** At least 8 characters, with a capital letter, a small letter and a number. */
export const newPasswordHint = /* @__PURE__ */ message(
  70,
  'At least 8 characters, with a capital letter, a small letter and a number.',
);
/** New password is required */
export const newPasswordMissing = /* @__PURE__ */ message(71, 'New password is required');
/** Save the new password */
export const savePassword = /* @__PURE__ */ message(72, 'Save the new password');
/** Ask for a new link */
export const askNewLink = /* @__PURE__ */ message(73, 'Ask for a new link');
