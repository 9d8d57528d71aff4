export { AgreedSignatureFields, SignatureFields } from './fields';
