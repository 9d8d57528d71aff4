export { AgreedSignatureFields, SignatureFields } from './fields';
export { agreedSignatureRules, signatureRules } from './rules';
