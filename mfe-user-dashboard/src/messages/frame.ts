/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [dashboard, applications, requests, feedback, profileSettings, logout, menu, closeMenu, sideMenu, unread, signedInAs, home, loadingView, writeQuestions, mailedPassword, chooseBelow, choosePassword, notSignedIn, toSignIn, notSubmittedYet, wizardSession, continueYours, withPassword] = /* @__PURE__ */ messages(0, [
  "Dashboard",
  "Applications",
  "Requests",
  "Feedback",
  "Profile Settings",
  "Logout",
  "Menu",
  "Close the menu",
  "Your side menu",
  " unread",
  ({ name }: { name: string | number }) => `Signed in as ${name}`,
  ": home",
  "Loading",
  <T,>({ mail }: { mail: (words: string) => T }) => ["Questions? Write to ", mail(""), "."],
  "You are still using the password that we mailed to you",
  "Choose one of your own below. It keeps your application safe.",
  <T,>({ choose }: { choose: (words: string) => T }) => [choose("Choose a password of your own"), ". It keeps your application safe."],
  "Not signed in",
  "Go to sign in",
  "Your application is not submitted yet",
  "You are signed in to the application that you are working on. Your dashboard opens with a password. We email you one when you have submitted your application.",
  "Continue your application",
  "Sign in with a password",
]);
