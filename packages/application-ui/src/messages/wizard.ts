/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [restoring, restoreFailed, notReached, applicationSafe, retry, resumeTitle, startedBefore, toDashboard, offlineTitle, offlineText, goOn, nextStep, yourPurpose, agreements, whyAgreements, codeTitle, dashboardTitle, signIn, switchFailed] = /* @__PURE__ */ messages(0, [
  "Restoring your session...",
  "Failed to load your saved progress.",
  "The portal could not be reached. Check your connection and try again.",
  "Your application is safe. The portal could not be reached just now.",
  "Try again",
  "Continue your application",
  <T,>({ link }: { link: (words: string) => T }) => ["Started before? ", link("Continue your application")],
  "Back to my dashboard",
  "You are offline",
  "This step opens as soon as the connection is back. What you typed is kept on this device.",
  "Continue",
  "Next Step",
  "Your purpose",
  "Agreements",
  "So that you know what to expect, and we may read what you send.",
  "Enter your code",
  "Continue in your dashboard",
  "Sign in",
  "This language could not be loaded. Check your connection, then try again.",
]);
