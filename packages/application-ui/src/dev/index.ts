export * from './fake-portal';
export { programmePortal } from './programme-portal';
export { reviewAsSent } from './review-as-sent';
export { askedLetter, type SampleLetters, sampleLetters } from './sample-letters';
export { sampleIntern, sampleVisit } from './sample-reviews';
export * from './stored-as-sent';
