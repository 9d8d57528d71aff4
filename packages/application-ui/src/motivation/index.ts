export { InterestFields, StatementField, type StatementFieldProps } from './fields';
export { interestRules, motivationRules } from './rules';
export { interestsInWords, MotivationView } from './view';
