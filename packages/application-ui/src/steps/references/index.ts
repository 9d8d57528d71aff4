export { letterLabel, ReferenceFields, type ReferenceFieldsProps } from './fields';
export { CarriedLetterNotice, LetterNotice } from './letter-notice';
export { letterWriter } from './letter-writer';
export { referenceErrors, referenceIndex, referenceRules } from './rules';
export { ReferencesView } from './view';
