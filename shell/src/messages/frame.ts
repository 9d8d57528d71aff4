/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { message } from './catalogue';

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
/** Loading */
export const loading = /* @__PURE__ */ message(21, 'Loading');
