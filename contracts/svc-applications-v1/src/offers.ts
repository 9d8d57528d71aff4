/**
 * The states of an offer of a place. `open` waits for the applicant; of the others only `accepted` still takes a place.
 */
export const offerStates = [
  { value: 'open', label: 'Waits for the reply' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'declined', label: 'Declined' },
  { value: 'lapsed', label: 'Lapsed without a reply' },
  { value: 'withdrawn', label: 'Withdrawn by the applicant' },
  { value: 'taken-back', label: 'Cancelled by staff' },
  { value: 'replaced', label: 'Replaced by a newer offer' },
] as const;
export type OfferState = (typeof offerStates)[number]['value'];

/** Limits of texts in characters, and the most people of one offer. */
export const offerLimits = {
  place: 200,
  conditions: 1000,
  reason: 1000,
  wish: 500,
  participants: 500,
} as const;

/** In days: the longest time for replying to an offer that is made to the next on a waiting list. */
export const replyDaysMost = 60;

/** Reasons why a place cannot simply be offered. */
export const clashKinds = ['full', 'offered', 'day-off', 'same-person'] as const;
export type ClashKind = (typeof clashKinds)[number];

/** Limits of the calendar of places. */
export const placeLimits = { places: 10_000, label: 100, periods: 500, days: 732 } as const;

/** Days on which nobody can come. */
export const dayOffKinds = [
  { value: 'holiday', label: 'Holiday' },
  { value: 'no-staff', label: 'No staff' },
] as const;
export type DayOffKind = (typeof dayOffKinds)[number]['value'];
