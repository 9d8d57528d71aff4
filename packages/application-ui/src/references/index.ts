export { letterLabel, ReferenceFields, type ReferenceFieldsProps } from './fields';
export { referenceErrors, referenceIndex, referenceRules } from './rules';
export { ReferencesView } from './view';
