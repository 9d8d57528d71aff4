export { OrganizationFields, VisitorFields, type VisitorFieldsProps } from './fields';
export { identityKey } from './identity';
export { requiredSentence, visitorRules } from './rules';
