export { SignatureFields } from './fields';
export { signatureRules } from './rules';
