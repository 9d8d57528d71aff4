/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { message } from './catalogue';

/** Help: */
export const help = /* @__PURE__ */ message(24, 'Help:');
/** Programmes */
export const programmes = /* @__PURE__ */ message(25, 'Programmes');
/** {some} or {last} */
export const or = /* @__PURE__ */ message(
  26,
  ({ some, last }: { some: string | number; last: string | number }) => `${some} or ${last}`,
);
/** Palliative care education, research and advocacy */
export const eyebrow = /* @__PURE__ */ message(27, 'Palliative care education, research and advocacy');
/** Come and learn with us in Rwanda */
export const welcome = /* @__PURE__ */ message(28, 'Come and learn with us in Rwanda');
/** Apply for {programmes}. Your answers are saved as you go, and you can come back any day with your email and phone number. */
export const lead = /* @__PURE__ */ message(
  29,
  ({ programmes }: { programmes: string | number }) =>
    `Apply for ${programmes}. Your answers are saved as you go, and you can come back any day with your email and phone number.`,
);
/** Already started? */
export const startedHeading = /* @__PURE__ */ message(30, 'Already started?');
/** Choose your programme and enter the same email and phone number: you continue where you stopped. */
export const startedText = /* @__PURE__ */ message(
  31,
  'Choose your programme and enter the same email and phone number: you continue where you stopped.',
);
/** Apply Now */
export const applyNow = /* @__PURE__ */ message(32, 'Apply Now');
/** What you will need */
export const neededHere = /* @__PURE__ */ message(33, 'What you will need');
/** for {one} */
export const forOne = /* @__PURE__ */ message(34, ({ one }: { one: string | number }) => ` for ${one}`);
/** Menu */
export const menu = /* @__PURE__ */ message(35, 'Menu');
/** Close the menu */
export const closeMenu = /* @__PURE__ */ message(36, 'Close the menu');
/** Apply */
export const apply = /* @__PURE__ */ message(37, 'Apply');
/** Need help? */
export const needHelp = /* @__PURE__ */ message(38, 'Need help?');
/** Contact Support */
export const contactSupport = /* @__PURE__ */ message(39, 'Contact Support');
/** Welcome Back */
export const welcomeBack = /* @__PURE__ */ message(40, 'Welcome Back');
/** Forgot password? */
export const forgotten = /* @__PURE__ */ message(41, 'Forgot password?');
/** Choose a new password */
export const chooseNew = /* @__PURE__ */ message(42, 'Choose a new password');
/** Sign In */
export const signIn = /* @__PURE__ */ message(43, 'Sign In');
/** Email or phone */
export const identifier = /* @__PURE__ */ message(44, 'Email or phone');
/** Phone: {local} or {abroad} */
export const identifierHint = /* @__PURE__ */ message(
  45,
  ({ local, abroad }: { local: string | number; abroad: string | number }) => `Phone: ${local} or ${abroad}`,
);
/** Email or phone is required */
export const identifierMissing = /* @__PURE__ */ message(46, 'Email or phone is required');
/** Password */
export const password = /* @__PURE__ */ message(47, 'Password');
/** Password is required */
export const passwordMissing = /* @__PURE__ */ message(48, 'Password is required');
/** Unauthorized role. */
export const noRole = /* @__PURE__ */ message(49, 'Unauthorized role.');
/** Your password has been changed. Please sign in with it. */
export const passwordChanged = /* @__PURE__ */ message(
  50,
  'Your password has been changed. Please sign in with it.',
);
/** Invalid email/phone or password. Please check your credentials. */
export const wrongPair = /* @__PURE__ */ message(
  51,
  'Invalid email/phone or password. Please check your credentials.',
);
/** Login failed. Please try again. */
export const signInFailed = /* @__PURE__ */ message(52, 'Login failed. Please try again.');
/** The portal could not be reached. Check your connection and try again. */
export const unreachable = /* @__PURE__ */ message(
  53,
  'The portal could not be reached. Check your connection and try again.',
);
/** Signed in as <name></name> */
export const signedInAs = /* @__PURE__ */ message(54, <T>({ name }: { name: (words: string) => T }) => [
  'Signed in as ',
  name(''),
]);
/** a person without a name */
export const nameless = /* @__PURE__ */ message(55, 'a person without a name');
/** Sign out */
export const signOut = /* @__PURE__ */ message(56, 'Sign out');
/** Continue your application */
export const goOn = /* @__PURE__ */ message(57, 'Continue your application');
/** Go to your dashboard */
export const toDashboard = /* @__PURE__ */ message(58, 'Go to your dashboard');
/** This form could not be loaded. Check your connection, then try again. */
export const formNotLoaded = /* @__PURE__ */ message(
  59,
  'This form could not be loaded. Check your connection, then try again.',
);
