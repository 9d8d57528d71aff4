/** Everything that other modules may use from this one. */
export { besideOffer, clashAnswer, clashesInRefusal } from './offers/answers';
export { endOfferByDecision, withdrawOffer } from './offers/end';
export { factsOf } from './offers/facts';
export { newOfferLink, offerLink } from './offers/link';
export {
  asAllowed,
  clashesSince,
  isTooLate,
  makeOffer,
  type OfferGone,
  requireOffer,
  subjectOf,
  whyGone,
} from './offers/make';
export { notifyOfOffer } from './offers/news';
export { isAhead, isLiving, type Offer, type OfferedTerms, type OfferTerms, overlap } from './offers/offer';
export { answerLabel, sampleTerms } from './offers/offer-mail';
export { presentOffer, presentOfferToStaff, presentOwnOffer } from './offers/presenter';
export { bodyOf, lastDay, localDay, type OfferBody, offerSchema, termsOf } from './offers/schema';
export { clashesOf, presentClash } from './places/clashes';
export type { TakenPlace } from './places/place';
export { type PlaceReads, readOnce, remembered } from './places/read-once';
export { roomFor } from './places/room';
