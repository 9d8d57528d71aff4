/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  slowHeading,
  slowText,
  awayHeading,
  awayText,
  updatedHeading,
  updatedText,
  stoppedHeading,
  stoppedText,
  notFoundHeading,
  notFoundText,
  otherPages,
  writeForHelp,
  forSupport,
] = /* @__PURE__ */ messages(12, [
  ({ title }: { title: string | number }) => `${title} is taking too long`,
  'Your connection may be slow. What you typed is kept on this device. Wait a moment, then try again.',
  ({ title }: { title: string | number }) => `${title} could not be reached`,
  'Check your connection, then try again. What you typed is kept on this device. The other pages may still work.',
  ({ title }: { title: string | number }) => `${title} is being updated`,
  'It does not fit the rest of the portal at the moment. What you typed is kept on this device. Try again in a few minutes.',
  ({ title }: { title: string | number }) => `${title} has stopped working`,
  'Something went wrong in this page. What you typed is kept on this device. Try again; if it happens again, write to us.',
  'Page not found',
  'If you typed the address, check that it is right. If you followed a link, it may be out of date.',
  'Other pages',
  <T>({ mail }: { mail: (words: string) => T }) => ['Need help? Write to ', mail(''), '.'],
  'Details for support',
]);
