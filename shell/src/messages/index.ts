/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { catalogue } from '@portal/ui/language';

const { message, speak } = /* @__PURE__ */ catalogue();

export { speak };

/** Try again */
export const tryAgain = /* @__PURE__ */ message(0, 'Try again');
/** {title} is taking too long */
export const slowHeading = /* @__PURE__ */ message(
  1,
  ({ title }: { title: string | number }) => `${title} is taking too long`,
);
/** Your connection may be slow. What you typed is kept on this device. Wait a moment, then try again. */
export const slowText = /* @__PURE__ */ message(
  2,
  'Your connection may be slow. What you typed is kept on this device. Wait a moment, then try again.',
);
/** {title} could not be reached */
export const awayHeading = /* @__PURE__ */ message(
  3,
  ({ title }: { title: string | number }) => `${title} could not be reached`,
);
/** Check your connection, then try again. What you typed is kept on this device. The other pages may still work. */
export const awayText = /* @__PURE__ */ message(
  4,
  'Check your connection, then try again. What you typed is kept on this device. The other pages may still work.',
);
/** {title} is being updated */
export const updatedHeading = /* @__PURE__ */ message(
  5,
  ({ title }: { title: string | number }) => `${title} is being updated`,
);
/** It does not fit the rest of the portal at the moment. What you typed is kept on this device. Try again in a few minutes. */
export const updatedText = /* @__PURE__ */ message(
  6,
  'It does not fit the rest of the portal at the moment. What you typed is kept on this device. Try again in a few minutes.',
);
/** {title} has stopped working */
export const stoppedHeading = /* @__PURE__ */ message(
  7,
  ({ title }: { title: string | number }) => `${title} has stopped working`,
);
/** Something went wrong in this page. What you typed is kept on this device. Try again; if it happens again, write to us. */
export const stoppedText = /* @__PURE__ */ message(
  8,
  'Something went wrong in this page. What you typed is kept on this device. Try again; if it happens again, write to us.',
);
/** Page not found */
export const notFoundHeading = /* @__PURE__ */ message(9, 'Page not found');
/** If you typed the address, check that it is right. If you followed a link, it may be out of date. */
export const notFoundText = /* @__PURE__ */ message(
  10,
  'If you typed the address, check that it is right. If you followed a link, it may be out of date.',
);
/** Other pages */
export const otherPages = /* @__PURE__ */ message(11, 'Other pages');
/** Need help? Write to <mail></mail>. */
export const writeForHelp = /* @__PURE__ */ message(12, <T>({ mail }: { mail: (words: string) => T }) => [
  'Need help? Write to ',
  mail(''),
  '.',
]);
/** Details for support */
export const forSupport = /* @__PURE__ */ message(13, 'Details for support');
/** {name}: home */
export const homeOf = /* @__PURE__ */ message(14, ({ name }: { name: string | number }) => `${name}: home`);
/** The home page */
export const homePage = /* @__PURE__ */ message(15, 'The home page');
/** Home page */
export const homeLink = /* @__PURE__ */ message(16, 'Home page');
/** The maintenance page */
export const maintenancePage = /* @__PURE__ */ message(17, 'The maintenance page');
/** This page */
export const thisPage = /* @__PURE__ */ message(18, 'This page');
/** You are not logged in */
export const notLoggedIn = /* @__PURE__ */ message(19, 'You are not logged in');
/** Session expired. Please sign in again. */
export const sessionExpired = /* @__PURE__ */ message(20, 'Session expired. Please sign in again.');
/** Website */
export const website = /* @__PURE__ */ message(21, 'Website');
/** Newsletter */
export const newsletter = /* @__PURE__ */ message(22, 'Newsletter');
/** Help: */
export const help = /* @__PURE__ */ message(23, 'Help:');
/** Programmes */
export const programmes = /* @__PURE__ */ message(24, 'Programmes');
/** {some} or {last} */
export const or = /* @__PURE__ */ message(
  25,
  ({ some, last }: { some: string | number; last: string | number }) => `${some} or ${last}`,
);
/** Palliative care education, research and advocacy */
export const eyebrow = /* @__PURE__ */ message(26, 'Palliative care education, research and advocacy');
/** Come and learn with us in Rwanda */
export const welcome = /* @__PURE__ */ message(27, 'Come and learn with us in Rwanda');
/** Apply for {programmes}. Your answers are saved as you go, and you can come back any day with your email and phone number. */
export const lead = /* @__PURE__ */ message(
  28,
  ({ programmes }: { programmes: string | number }) =>
    `Apply for ${programmes}. Your answers are saved as you go, and you can come back any day with your email and phone number.`,
);
/** Already started? */
export const startedHeading = /* @__PURE__ */ message(29, 'Already started?');
/** Choose your programme and enter the same email and phone number: you continue where you stopped. */
export const startedText = /* @__PURE__ */ message(
  30,
  'Choose your programme and enter the same email and phone number: you continue where you stopped.',
);
/** Apply Now */
export const applyNow = /* @__PURE__ */ message(31, 'Apply Now');
/** What you will need */
export const neededHere = /* @__PURE__ */ message(32, 'What you will need');
/** for {one} */
export const forOne = /* @__PURE__ */ message(33, ({ one }: { one: string | number }) => ` for ${one}`);
/** Menu */
export const menu = /* @__PURE__ */ message(34, 'Menu');
/** Close the menu */
export const closeMenu = /* @__PURE__ */ message(35, 'Close the menu');
/** Apply */
export const apply = /* @__PURE__ */ message(36, 'Apply');
/** Need help? */
export const needHelp = /* @__PURE__ */ message(37, 'Need help?');
/** Contact Support */
export const contactSupport = /* @__PURE__ */ message(38, 'Contact Support');
/** Welcome Back */
export const welcomeBack = /* @__PURE__ */ message(39, 'Welcome Back');
/** Forgot password? */
export const forgotten = /* @__PURE__ */ message(40, 'Forgot password?');
/** Choose a new password */
export const chooseNew = /* @__PURE__ */ message(41, 'Choose a new password');
/** Sign In */
export const signIn = /* @__PURE__ */ message(42, 'Sign In');
/** Email or phone */
export const identifier = /* @__PURE__ */ message(43, 'Email or phone');
/** Phone: {local} or {abroad} */
export const identifierHint = /* @__PURE__ */ message(
  44,
  ({ local, abroad }: { local: string | number; abroad: string | number }) => `Phone: ${local} or ${abroad}`,
);
/** Email or phone is required */
export const identifierMissing = /* @__PURE__ */ message(45, 'Email or phone is required');
/** Password */
export const password = /* @__PURE__ */ message(46, 'Password');
/** Password is required */
export const passwordMissing = /* @__PURE__ */ message(47, 'Password is required');
/** Unauthorized role. */
export const noRole = /* @__PURE__ */ message(48, 'Unauthorized role.');
/** Your password has been changed. Please sign in with it. */
export const passwordChanged = /* @__PURE__ */ message(
  49,
  'Your password has been changed. Please sign in with it.',
);
/** Invalid email/phone or password. Please check your credentials. */
export const wrongPair = /* @__PURE__ */ message(
  50,
  'Invalid email/phone or password. Please check your credentials.',
);
/** Login failed. Please try again. */
export const signInFailed = /* @__PURE__ */ message(51, 'Login failed. Please try again.');
/** Something went wrong. Please try again. */
export const wentWrong = /* @__PURE__ */ message(52, 'Something went wrong. Please try again.');
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
/** Enter an email address in the correct format, like name@example.com */
export const emailWrong = /* @__PURE__ */ message(
  59,
  'Enter an email address in the correct format, like name@example.com',
);
/** Check your email */
export const checkMail = /* @__PURE__ */ message(60, 'Check your email');
/** If there is an account with {address}, a link to set a new password is on its way. It works for one hour. */
export const linkSent = /* @__PURE__ */ message(
  61,
  ({ address }: { address: string | number }) =>
    `If there is an account with ${address}, a link to set a new password is on its way. It works for one hour.`,
);
/** Nothing there? Look among unwanted mail, or write to us. */
export const nothingThere = /* @__PURE__ */ message(
  62,
  'Nothing there? Look among unwanted mail, or write to us.',
);
/** Back to sign in */
export const backToSignIn = /* @__PURE__ */ message(63, 'Back to sign in');
/** Email */
export const email = /* @__PURE__ */ message(64, 'Email');
/** We send a link to set a new password to it. */
export const emailHint = /* @__PURE__ */ message(65, 'We send a link to set a new password to it.');
/** Send the link */
export const sendLink = /* @__PURE__ */ message(66, 'Send the link');
/** New password */
export const newPassword = /* @__PURE__ */ message(67, 'New password');
/** At least 8 characters, with a capital letter, a small letter and a number. */
export const newPasswordHint = /* @__PURE__ */ message(
  68,
  'At least 8 characters, with a capital letter, a small letter and a number.',
);
/** New password is required */
export const newPasswordMissing = /* @__PURE__ */ message(69, 'New password is required');
/** Save the new password */
export const savePassword = /* @__PURE__ */ message(70, 'Save the new password');
/** Ask for a new link */
export const askNewLink = /* @__PURE__ */ message(71, 'Ask for a new link');
/** This form could not be loaded. Check your connection, then try again. */
export const formNotLoaded = /* @__PURE__ */ message(
  72,
  'This form could not be loaded. Check your connection, then try again.',
);
/** The portal is open again */
export const openAgain = /* @__PURE__ */ message(73, 'The portal is open again');
/** The application period has ended */
export const periodEnded = /* @__PURE__ */ message(74, 'The application period has ended');
/** You can go on where you were. <home>Go to the home page</home> */
export const goOnHere = /* @__PURE__ */ message(75, <T>({ home }: { home: (words: string) => T }) => [
  'You can go on where you were. ',
  home('Go to the home page'),
]);
/** The portal is closed to applicants for now. Thank you for your interest in learning with us. */
export const closedText = /* @__PURE__ */ message(
  76,
  'The portal is closed to applicants for now. Thank you for your interest in learning with us.',
);
/** Nothing is lost */
export const nothingLost = /* @__PURE__ */ message(77, 'Nothing is lost');
/** What you have typed and not yet sent is kept on this device. Open the portal here when it is back. */
export const keptUntilOpen = /* @__PURE__ */ message(
  78,
  'What you have typed and not yet sent is kept on this device. Open the portal here when it is back.',
);
/** Check again */
export const checkAgain = /* @__PURE__ */ message(79, 'Check again');
/** Checking... */
export const checking = /* @__PURE__ */ message(80, 'Checking...');
/** This page also checks by itself. */
export const checksItself = /* @__PURE__ */ message(81, 'This page also checks by itself.');
/** Still closed at {time}. This page also checks by itself. */
export const stillClosed = /* @__PURE__ */ message(
  82,
  ({ time }: { time: string | number }) => `Still closed at ${time}. This page also checks by itself.`,
);
/** Meanwhile */
export const meanwhile = /* @__PURE__ */ message(83, 'Meanwhile');
/** Questions? Write to <mail></mail>. */
export const questions = /* @__PURE__ */ message(84, <T>({ mail }: { mail: (words: string) => T }) => [
  'Questions? Write to ',
  mail(''),
  '.',
]);
/** Staff sign-in */
export const staffSignIn = /* @__PURE__ */ message(85, 'Staff sign-in');
/** Local override: {names} */
export const localOverride = /* @__PURE__ */ message(
  86,
  ({ names }: { names: string | number }) => `Local override: ${names}`,
);
/** Reset */
export const reset = /* @__PURE__ */ message(87, 'Reset');
/** This language could not be loaded. Check your connection, then try again. */
export const switchFailed = /* @__PURE__ */ message(
  88,
  'This language could not be loaded. Check your connection, then try again.',
);
/** Loading */
export const loading = /* @__PURE__ */ message(89, 'Loading');
