/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  newApplication,
  closeIt,
  started,
  starting,
  startApplication,
  openBegun,
  welcomeBackDetails,
  welcomeBackAll,
  onlyNew,
  stopAnyTime,
  createNotSignedIn,
  createFailed,
] = /* @__PURE__ */ messages(107, [
  'New application',
  'Close',
  'Application Started',
  'Starting...',
  'Start Application',
  'Open the application you have started',
  'Welcome back. Your personal details, education and languages are filled in for you.',
  'Welcome back. What you told us before is filled in for you.',
  'You only need to tell us what is new:',
  'You can stop at any time and continue later from your dashboard, on any device.',
  'Authentication Error: Please login to create an application.',
  'Failed to create application.',
]);
