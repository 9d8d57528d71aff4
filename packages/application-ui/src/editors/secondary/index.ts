export { describeSecondaryIntern, describeSecondaryVisitor } from './describe';
export {
  SecondaryInternFields,
  type SecondaryInternFieldsProps,
  SecondaryVisitorFields,
} from './fields';
export {
  keptSecondaryIntern,
  readSecondaryIntern,
  readSecondaryVisitor,
  type SecondaryInternForm,
  type SecondaryVisitorForm,
  secondaryInternData,
  secondaryInternForm,
  secondaryVisitorData,
  secondaryVisitorForm,
} from './forms';
export { createSecondaryLetters, type SecondaryLetters } from './letters';
export { reasonSentence, secondaryInternRules, secondaryVisitorRules } from './rules';
