export { describeField } from './describe';
export * from './internship-form';
export { readInternshipForm, storedForm } from './read-form';
