export { EmailField } from './email-field';
export { PersonalFields, type PersonalFieldsProps } from './fields';
export { FormPhone } from './form-phone';
export { fullPhone, isPhoneLength, typedPhone } from './phone';
export { birthSentence, isUnderAge, type PersonalAnswers, personalRules, signInRules } from './rules';
export { PersonalSummary } from './summary';
export { UnderAgeNotice } from './under-age-notice';
export { PersonalView } from './view';
