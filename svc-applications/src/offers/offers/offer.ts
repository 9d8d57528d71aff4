import type { ApplicationType, OfferState } from '@portal/contract-svc-applications-v1';
import type { Span } from '../../platform';

/** The terms of an offer. Days are local dates, 'YYYY-MM-DD'. */
export interface OfferTerms {
  from: string;
  until: string;
  /** How many people come: 1 for an internship. */
  participants: number;
  place: string | null;
  /** The last local time for the reply in the portal's time zone, 'YYYY-MM-DDTHH:mm'. */
  replyBy: string;
  conditions: string | null;
}

/** Terms as staff send them. */
export interface OfferedTerms extends OfferTerms {
  /** Why the offer is made in spite of a clash with the calendar of places. */
  clashReason: string | null;
}

/** A place that was offered to an applicant. It stands beside the application's status. */
export interface Offer extends OfferedTerms {
  id: number;
  applicationId: number;
  /** The applicant's id. */
  personId: number;
  programme: ApplicationType;
  roundId: number | null;
  state: OfferState;
  /** Whether the offer was made although all places were taken, and counts beyond them. */
  isBeyondPlaces: boolean;
  by: { id: number; name: string };
  offeredAt: Date;
  /** The other date that the applicant asked for. */
  wish: string | null;
  wishAt: Date | null;
  answeredAt: Date | null;
  declineReason: string | null;
  endedAt: Date | null;
  /** Why staff took the offer back. */
  endReason: string | null;
  endedByName: string | null;
  /** Whether the person came; null until staff record it. */
  came: boolean | null;
}

export type LivingState = 'open' | 'accepted';
export type EndState = Exclude<OfferState, LivingState>;

/** The states that an offer may have next. A state without next states is final. */
export const nextStates: Readonly<Record<OfferState, readonly OfferState[]>> = {
  open: ['accepted', 'declined', 'lapsed', 'withdrawn', 'taken-back', 'replaced'],
  accepted: ['withdrawn', 'taken-back'],
  declined: [],
  lapsed: [],
  withdrawn: [],
  'taken-back': [],
  replaced: [],
};

export const mayBecome = (offer: Pick<Offer, 'state'>, next: OfferState): boolean =>
  nextStates[offer.state].includes(next);

/** Whether the offer is open or accepted. */
export const isLiving = ({ state }: Pick<Offer, 'state'>): boolean =>
  state === 'open' || state === 'accepted';

/** Whether two spans have a day in common. */
export const overlap = (one: Span, other: Span): boolean =>
  one.from <= other.until && one.until >= other.from;

/** Whether the days have not begun yet; until then the applicant may withdraw. */
export const isAhead = ({ from }: Pick<Offer, 'from'>, today: string): boolean => today < from;
