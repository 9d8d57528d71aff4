export * from './fake-portal';
export { sampleIntern, sampleVisit } from './sample-reviews';
