export * from './common-form';
export { describeField, describeVisitField } from './describe';
export * from './internship-form';
export { readInternshipForm, readVisitForm, storedForm, storedVisitForm } from './read-form';
export * from './visit-form';
