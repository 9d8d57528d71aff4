export * from './common-form';
export * from './internship-form';
export {
  readInternshipForm,
  readProgrammeForm,
  readVisitForm,
  storedForm,
  storedVisitForm,
} from './read-form';
export * from './visit-form';
