export * from './fake-portal';
export { reviewAsSent } from './review-as-sent';
export { sampleIntern, sampleVisit } from './sample-reviews';
export * from './stored-as-told';
