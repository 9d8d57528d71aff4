export * from './common-form';
export { describeField } from './describe-internship';
export { describeVisitField } from './describe-visit';
export * from './internship-form';
export {
  readInternshipForm,
  readProgrammeForm,
  readVisitForm,
  storedForm,
  storedVisitForm,
} from './read-form';
export * from './visit-form';
