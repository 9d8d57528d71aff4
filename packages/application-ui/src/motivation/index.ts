export { InterestFields, StatementField } from './fields';
export { interestRules, motivationRules } from './rules';
export { MotivationView } from './view';
