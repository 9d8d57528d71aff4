export { DisabilityFields } from './fields';
export { type DisabilityAnswers, disabilityRules } from './rules';
export { DisabilityView } from './view';
