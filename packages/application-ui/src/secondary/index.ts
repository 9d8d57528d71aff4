export {
  SecondaryInternFields,
  type SecondaryInternFieldsProps,
  SecondaryVisitorFields,
} from './fields';
export {
  keptInternForm,
  type SecondaryInternForm,
  type SecondaryVisitorForm,
  secondaryInternData,
  secondaryInternForm,
  secondaryVisitorData,
  secondaryVisitorForm,
} from './forms';
export { reasonSentence, secondaryInternRules, secondaryVisitorRules } from './rules';
