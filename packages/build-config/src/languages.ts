/**
 * The one list of languages. It stands in a contract because the running services and the build both need it. It is
 * imported as a source, since this package builds and tests that contract.
 */
export { languageList } from '../../../contracts/language-v1/src/languages';
