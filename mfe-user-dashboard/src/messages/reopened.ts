/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [savedNowSend, answersSent, notAsked, sendFailed, youAnswered, youAnsweredOn, weReadThem, timeEnded, savedReached, nothingChanged, stillSend, needMore, changeUntil, savedOn, saveAndSend, sendAnswers, sendThem, answersOnTheWay, notYet, unsavedTitle, unsavedText, teamReadsChanges, notChangedYet] = /* @__PURE__ */ messages(218, [
  "Saved. Press \"Send my answers\" when you are done.",
  "Answers Sent",
  "There is nothing to change here (any more).",
  "Failed to send your answers.",
  "You sent your answers",
  ({ day }: { day: string | number }) => `You sent your answers on ${day}`,
  "Thank you. We read them, and write to you as soon as there is a decision.",
  ({ day }: { day: string | number }) => `The time for your answers ended with ${day}`,
  "What you saved until then has reached us.",
  "Nothing was changed.",
  "If you still want to send something, write to us.",
  "We need something more from you",
  <T,>({ b, day }: { b: (words: string) => T; day: string | number }) => ["Please change this until the end of ", b(`${day}`), ". Everything else stays as you sent it."],
  ({ moment }: { moment: string | number }) => `You saved changes on ${moment}. Are you done? Then send them.`,
  "Save what you change, and send it when you are done.",
  "Send my answers",
  "Send your answers?",
  "Sending...",
  "Not yet",
  "Some changes are not saved yet",
  "They are on this device alone. Open the section once more and save them, then send.",
  <T,>({ b, name }: { b: (words: string) => T; name: string | number }) => ["Our team then reads ", b(`${name}`), " with your changes. You cannot change it any more."],
  "You have not changed anything yet.",
]);
