export { DeclarationFields } from './fields';
export { declarationRules } from './rules';
