import { message } from './message';
/** The events of which other programs can be notified. */
export const webhookEvents = [
  { value: 'submitted', label: 'An application was submitted' },
  { value: 'decided', label: 'A decision was sent' },
  { value: 'reopened', label: 'Sections were reopened for the applicant' },
  { value: 'withdrawn', label: 'An application was withdrawn, or the withdrawal was cancelled' },
  { value: 'letter', label: 'A letter of a referee arrived' },
  { value: 'offer', label: 'An offer was made, answered, or ended' },
] as const;

export type WebhookEvent = (typeof webhookEvents)[number]['value'];

/** The kind of an event in a message, by which a receiver tells messages apart. */
export const webhookKinds = [
  'application.submitted',
  'application.decided',
  'application.reopened',
  'application.withdrawn',
  'application.withdrawal_undone',
  'letter.arrived',
  'offer.made',
  'offer.accepted',
  'offer.declined',
  'offer.date_asked',
  'offer.lapsed',
  'offer.withdrawn',
  'offer.taken_back',
  'offer.came',
  'offer.missed',
  'test',
] as const;

export type WebhookKind = (typeof webhookKinds)[number];

export const webhookMessages = {
  url: 'Enter an address that starts with https://',
  events: 'Choose at least one event',
  publicAddress: 'This address leads into a private network. Enter one that can be reached from the internet',
  unknownHost: 'There is no such host. Check the address',
  tooMany: (most: number) =>
    message('There are {most} addresses. First remove one that is no longer needed.', { most }),
  waiting: 'This message is already on its way.',
  isOff: 'This address is turned off. Turn it on first.',
} as const;
