export { OrganizationFields, VisitorFields, type VisitorFieldsProps } from './fields';
export { identityKey, requiredSentence, visitorRules } from './rules';
