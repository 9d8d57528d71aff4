import type { Message, Value } from '@portal/contract-language-v1';
import { message } from './message';
/** Letters that referees send by a mailed link. */
import type { Choice } from './vocabulary';

/** The ways in which a programme receives letters. */
export const letterWays = [
  { value: 'upload', label: 'The applicant uploads them' },
  { value: 'ask', label: 'We ask the referees' },
  { value: 'either', label: 'The applicant chooses' },
] as const satisfies readonly Choice[];

export type LetterWay = (typeof letterWays)[number]['value'];

/** The states of a requested letter. `waiting`: the mail is sent once the applicant's email address is confirmed. */
export const letterStates = [
  { value: 'waiting', label: 'Not asked yet' },
  { value: 'asked', label: 'Asked' },
  { value: 'opened', label: 'Opened' },
  { value: 'sent', label: 'Letter received' },
  { value: 'declined', label: 'Declined' },
] as const satisfies readonly Choice[];

export type LetterState = (typeof letterStates)[number]['value'];

/** Limits in characters, after trimming. */
export const letterLimits = { about: 500, statement: 20_000, reason: 1000 } as const;

/** In days: the shortest time between two reminders by an applicant. */
export const remindEveryDays = 3;

/** Message for a missing letter that cannot be uploaded. */
export const askForLetter = 'Ask your referee for the letter';

export const letterMessages = {
  name: 'Enter the name of your referee',
  email: 'Enter an email address in the correct format, like name@example.com',
  type: 'Choose which letter this is',
  about: 'Write what your referee should write about',
  self: 'You cannot be your own referee. Name somebody else, with their own email address and phone number.',
  notAsked: 'Letters are uploaded here. Please ask your referee for the letter as a PDF.',
  onlyAsked: 'Letters are not uploaded here: we ask your referees for them.',
  arrived: 'This letter is here already.',
  over: 'We no longer take letters for this application.',
  notLive: 'Nobody is being asked for this letter now.',
  notMailed: 'The first email has not been sent yet. It is sent once you have confirmed your email address.',
  nobodyWaits: 'Your email address is already confirmed, or there is nobody left to ask.',
  noReferences: 'Choose a programme that asks for references',
  remindLater: (day: Value) =>
    message('You can remind your referee once every three days, next on {day}.', { day }),
  /** The message with which a submission is refused. */
  askFor: askForLetter,
  notThere: (name: string) => message('The letter of {name} has not come yet', { name }),
  hasDeclined: (name: string) =>
    message('{name} cannot write the letter. Please ask somebody else', { name }),
} as const;

/** `waiting for 1 of 2 letters`; null when no letter is awaited. */
export const waitingForLetters = (missing: number, needed: number): Message | null => {
  if (missing === 0) return null;
  const counts = { missing, needed };
  return needed === 1
    ? message('waiting for {missing} of {needed} letter', counts)
    : message('waiting for {missing} of {needed} letters', counts);
};
