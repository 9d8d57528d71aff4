export { AsksEditorOnly } from './asks-later';
export { FieldLimits, QuestionField } from './question-field';
export { QuestionFields, type QuestionFieldsProps } from './question-fields';
export { finishing, ownersRulesOf, rulesOf } from './rules';
export { isEmpty, isIncomplete, SectionView } from './section-view';
export { Reason, Why } from './why';
