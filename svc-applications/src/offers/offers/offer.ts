import type { ApplicationType, OfferState } from '@portal/contract-svc-applications-v1';
import type { Span } from '../../platform';

/** What is offered. Days are local dates, 'YYYY-MM-DD'. */
export interface OfferTerms {
  from: string;
  until: string;
  /** How many people come: 1 for an internship. */
  participants: number;
  place: string | null;
  /** By the clock of the portal's zone, 'YYYY-MM-DDTHH:mm'. */
  replyBy: string;
  conditions: string | null;
}

/** Terms as staff send them. */
export interface OfferedTerms extends OfferTerms {
  /** Why it is made although it clashes with the calendar of places. */
  clashReason: string | null;
}

/** A place that was offered to an applicant. It stands beside the status of the application. */
export interface Offer extends OfferedTerms {
  id: number;
  applicationId: number;
  /** The applicant's id. */
  personId: number;
  programme: ApplicationType;
  roundId: number | null;
  state: OfferState;
  /** Made although all places were taken: it counts beyond them. */
  isBeyondPlaces: boolean;
  by: { id: number; name: string };
  offeredAt: Date;
  /** The other date that the applicant asks for. */
  wish: string | null;
  wishAt: Date | null;
  answeredAt: Date | null;
  declineReason: string | null;
  endedAt: Date | null;
  /** Why staff took it back. */
  endReason: string | null;
  endedByName: string | null;
  /** Whether the person came; null until staff note it. */
  came: boolean | null;
}

export type LivingState = 'open' | 'accepted';
export type EndState = Exclude<OfferState, LivingState>;

/** The table of states: what an offer may become. Whatever stands to the right of nothing is its end. */
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

/** Whether it waits for the applicant, or holds a place. */
export const isLiving = ({ state }: Pick<Offer, 'state'>): boolean =>
  state === 'open' || state === 'accepted';

/** Whether two spans of days share one. */
export const overlap = (one: Span, other: Span): boolean =>
  one.from <= other.until && one.until >= other.from;

/** Whether the days have not begun yet: until then the applicant may withdraw. */
export const isAhead = ({ from }: Pick<Offer, 'from'>, today: string): boolean => today < from;
