/**
 * News for staff. They are stored in English with their placeholders filled. A page finds a stored one by the sentences
 * here and shows it in its own language. So a changed text is a new sentence, and the old one stays in the catalogues.
 */
export const news = {
  submitted: {
    title: 'Application submitted',
    message: '{name} has submitted {programme} application ({reference}).',
  },
  updated: {
    title: 'Application updated',
    message: '{name} has changed their {programme} application ({reference}).',
  },
  withdrawn: {
    title: 'Application withdrawn',
    message: '{name} has withdrawn the application {reference}.',
  },
  unwithdrawn: {
    title: 'Withdrawal taken back',
    message: '{name} has taken back the withdrawal of the application {reference}.',
  },
  answered: {
    title: 'Answers to reopened sections',
    message: '{name} has sent the answers to reopened sections of {reference}.',
  },
  answeredUnchanged: {
    title: 'Answers to reopened sections',
    message: '{name} has sent the answers to reopened sections of {reference}, without a change.',
  },
  lapsed: {
    title: 'No answer in time',
    message:
      'The time for the reopened sections of {reference} is over: {name} saved changes but did not press send.',
  },
  lapsedUnchanged: {
    title: 'No answer in time',
    message: 'The time for the reopened sections of {reference} is over: {name} changed nothing.',
  },
  decided: {
    title: 'Status changed',
    message: '{by} has set the application of {name} ({reference}) to {status}.',
  },
  mentioned: { title: 'A note for you', message: '{by} names you in a note about {reference}.' },
  letterCame: {
    title: 'Reference letter',
    message: 'The letter of {referee} for {name} ({programme} {reference}) has arrived.',
  },
  letterDeclined: {
    title: 'Reference letter',
    message: '{referee} has declined to write a letter for {name} ({programme} {reference}).',
  },
  offerAccepted: {
    title: 'Offer accepted',
    message: '{name} has accepted the offer for {reference}.',
  },
  offerDeclined: {
    title: 'Offer declined',
    message: '{name} has declined the offer for {reference}. The place is free again.',
  },
  offerDateAsked: {
    title: 'Another date wanted',
    message: '{name} asks for another date for {reference}.',
  },
  offerLapsed: {
    title: 'Offer lapsed',
    message: '{name} has not replied to the offer for {reference}. The place is free again.',
  },
  offerWithdrawn: {
    title: 'Application withdrawn',
    message: '{name} has withdrawn the application {reference}. The place that was offered is free again.',
  },
  waitlistByHand: {
    title: 'Waiting list',
    message:
      'Free places are no longer offered automatically: {by} can no longer decide. Next on the waiting list is {name} ({reference}).',
  },
  cameBack: {
    title: 'An email came back',
    message: 'An email about the application {reference} could not be delivered. Its history says why.',
  },
  webhookOff: {
    title: 'A webhook was turned off',
    message: '{host} has taken no message for three days. See Portal Settings, Webhooks.',
  },
} as const;
