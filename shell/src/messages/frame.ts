/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  tryAgain,
  homeOf,
  homePage,
  homeLink,
  maintenancePage,
  thisPage,
  notLoggedIn,
  sessionExpired,
  loading,
  helpPage,
  preparePage,
  accessibilityPage,
] = /* @__PURE__ */ messages(0, [
  'Try again',
  ({ name }: { name: string | number }) => `${name}: home`,
  'The home page',
  'Home page',
  'The maintenance page',
  'This page',
  'You are not logged in',
  'Session expired. Please sign in again.',
  'Loading',
  'The help page',
  'The list of what you will need',
  'The page about accessibility',
]);
