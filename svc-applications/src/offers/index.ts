/** All that other modules may use of this one. */
export { besideOffer, clashAnswer, clashesInRefusal } from './offers/answers';
export { endOfferByDecision, withdrawOffer } from './offers/end';
export { factsOf } from './offers/facts';
export { newOfferLink, offerLink } from './offers/link';
export { clashesSince, isTooLate, makeOffer, requireOffer, subjectOf } from './offers/make';
export { notifyOfOffer } from './offers/news';
export { isAhead, isLiving, type Offer, type OfferedTerms, type OfferTerms } from './offers/offer';
export { answerLabel, sampleTerms } from './offers/offer-mail';
export { presentOffer, presentOfferToStaff } from './offers/presenter';
export { bodyOf, type OfferBody, offerSchema, termsOf } from './offers/schema';
export { clashesOf, presentClash } from './places/clashes';
