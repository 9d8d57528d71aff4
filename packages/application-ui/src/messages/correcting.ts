/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [digitsOfCode, emailCorrected, correctEmail, sendCode, confirmAddress, cancelCorrection, emailNotYet, writeRightEmail, rightEmail, codeSentTo, codeOfMail, codeOfMailHint, fromThenOn, anotherCode, anotherAddress, phoneCorrected, correctPhone, saveNumber, phoneNotYet, phoneComesBack, rightPhone, correctionFailed] = /* @__PURE__ */ messages(124, [
  "Enter the six digits of the code",
  "Your email address is corrected",
  "Correct your email address",
  "Send me a code",
  "Confirm the address",
  "Cancel",
  "The address is not corrected yet",
  "Write your right address. We send a code of six digits there, so that we know that our emails reach you.",
  "Your right email address",
  <T,>({ address }: { address: (words: string) => T }) => ["We have sent a code to ", address(""), ". It is good for ten minutes."],
  "Code",
  "Six digits. Look into your spam folder when the email does not come.",
  "From then on you sign in with this address. Your other devices are signed out.",
  "Send a new code",
  "Write another address",
  "Your phone number is corrected",
  "Correct your phone number",
  "Save the number",
  "The number is not corrected yet",
  "With this number and your email address you come back to your application.",
  "Your right phone number",
  "Something went wrong. Please try again.",
]);
