/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [welcomeBack, needHelp, contactSupport, signInFailed, unreachable] = /* @__PURE__ */ messages(
  59,
  [
    'Welcome Back',
    'Need help?',
    'Contact Support',
    'Login failed. Please try again.',
    'The portal could not be reached. Check your connection and try again.',
  ],
);
