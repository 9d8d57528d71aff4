/** How an offer of a place stands. `open` waits for the applicant; of the others only `accepted` still counts. */
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

/** Characters of texts, and the most people of one offer. */
export const offerLimits = {
  place: 200,
  conditions: 1000,
  reason: 1000,
  wish: 500,
  participants: 500,
} as const;

/** For the reply to an offer to the next on a waiting list, in days. */
export const replyDaysMost = 60;

/** Why a place cannot be offered just so. */
export const clashKinds = ['full', 'offered', 'day-off', 'same-person'] as const;
export type ClashKind = (typeof clashKinds)[number];

/** Periods and days of the calendar of places. */
export const placeLimits = { places: 10_000, label: 100, periods: 500, days: 732 } as const;

/** Days on which nobody can come. */
export const dayOffKinds = [
  { value: 'holiday', label: 'Holiday' },
  { value: 'no-staff', label: 'No staff' },
] as const;
export type DayOffKind = (typeof dayOffKinds)[number]['value'];
