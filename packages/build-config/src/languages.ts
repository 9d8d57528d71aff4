/**
 * The one list of languages, which stands in a contract: those who run and those who compile share it. It is read as a
 * source, since that contract is built and tested by this package.
 */
export { languageList } from '../../../contracts/language-v1/src/languages';
