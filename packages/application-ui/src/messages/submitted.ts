/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [forgotPassword, youHaveSubmitted, findInDashboard, findBySignIn, checkEmail, sentWithLogin, confirmationSent, lookIntoSpam, signInToDashboard, ourWebsite, ourNewsletter, yourCopy, signInForCopy, keepCopy, downloadPdf, receivedTitle, yourSent, reference, received, whatNext, sent, followStatus, weHaveAnswered, answerByMail, questionsTitle, writeTo] = /* @__PURE__ */ messages(80, [
  "Forgot password?",
  "You have submitted this application",
  <T,>({ dashboard }: { dashboard: (words: string) => T }) => ["You find it, and our answer, in ", dashboard("your dashboard"), "."],
  <T,>({ dashboard, forgotten }: { dashboard: (words: string) => T; forgotten: (words: string) => T }) => ["You find it, and our answer, in ", dashboard("your dashboard"), ": sign in with your email and your password. ", forgotten("")],
  "Check your email",
  "A confirmation email with your dashboard login credentials was sent to you.",
  "A confirmation email was sent to you.",
  " If it is not there in an hour, look into your spam folder.",
  <T,>({ dashboard, forgotten }: { dashboard: (words: string) => T; forgotten: (words: string) => T }) => ["Sign in to ", dashboard("your dashboard"), " with the password that you have already. ", forgotten("")],
  "Our website",
  "Our newsletter",
  "Your copy",
  <T,>({ home }: { home: (words: string) => T }) => [home("Sign in"), " to download your application as a PDF."],
  "Keep what you have sent us. The link is good for 15 minutes; later you find it in your dashboard.",
  "Download your application (PDF)",
  ({ programme }: { programme: string | number }) => `Application received - ${programme}`,
  "Your application",
  "Reference",
  "Received",
  "What happens next",
  "Sent",
  <T,>({ dashboard }: { dashboard: (words: string) => T }) => ["You can follow the status on ", dashboard("your dashboard"), " at any time."],
  "We have answered",
  <T,>({ dashboard }: { dashboard: (words: string) => T }) => ["Our answer went to you by email, and it is on ", dashboard("your dashboard"), "."],
  "Questions?",
  <T,>({ mail }: { mail: (words: string) => T }) => ["Write to ", mail(""), " and name your reference."],
]);
