export { ownLanguage, withAccount } from './account';
export { createLanguage, languageNow } from './language';
