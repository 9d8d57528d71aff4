/** Messages to applicants whose offer can no longer be answered, and to staff when no offer can be made. */
export const offerMessages = {
  gone: 'There is no such offer. Open your application to see how it stands.',
  lapsed:
    'The time to reply to this offer is over. If you would still like to come, please write to us: we are glad to look for a place.',
  accepted: 'You have already accepted this offer.',
  declined: 'You have already declined this offer.',
  withdrawn: 'You have withdrawn this application, so the offer no longer counts.',
  takenBack: 'We had to take this offer back. Our email to you says why.',
  replaced: 'We have sent you a newer offer, which replaces this one. Open your application to see it.',
  full: 'All places of these days have been taken meanwhile. Ask us for another date, and we will look for one.',
  wish: 'Tell us which days would suit you',
  begun:
    'The days that you accepted have begun, so this can no longer be withdrawn here. Please write to us.',
  onlyWithApproval: 'A place is offered with an approval',
  notApproved: 'Approve the application first: only then can a place be offered.',
  acceptedAlready: 'The applicant has accepted an offer already. Cancel that offer first.',
  over: 'This offer is over already.',
  cameNotAccepted: 'The offer is not accepted, so nobody is expected.',
  cameTooEarly: 'You can say whether the person came from the first day on.',
  from: 'Enter the first day',
  until: 'Enter a last day that is not before the first',
  past: 'The first day is over already',
  replyBy: 'Enter a day and a time',
  replyPast: 'Choose a later time: the applicant needs time to reply',
  replyLate: 'The reply must be due before the first day is over',
  participants: 'Enter how many people come, from 1 to 500',
  clashes: 'This offer clashes with the calendar of places. An administrator can make it, with a reason.',
  clashReason: 'This offer clashes with the calendar of places. Give a reason to make it anyway.',
  takeBackReason: 'Say why: the applicant reads it',
} as const;

export const placeMessages = {
  gone: 'This period or day is no longer there.',
  programme: 'Choose a programme',
  places: 'Enter a number of places from 0 to 10,000',
  label: 'Enter a name of at most 100 characters',
  kind: 'Choose what kind of day it is',
  enough: 'There are enough periods. Delete the periods that are long over.',
  tooLong: 'Choose at most two years',
} as const;
