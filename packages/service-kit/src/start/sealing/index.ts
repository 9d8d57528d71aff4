export { isSealed, seal, unseal } from './box';
export { type KeyFile, openKey } from './key-file';
