export { EmailField } from './email-field';
export { PersonalFields, type PersonalFieldsProps } from './fields';
export { isUnderAge, signInRules } from './rules';
export { PersonalSummary } from './summary';
export { UnderAgeNotice } from './under-age-notice';
