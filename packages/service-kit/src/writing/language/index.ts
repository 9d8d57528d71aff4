export { colonIn, labelledIn, partsIn } from '@portal/contract-language-v1/punctuation';
export { countryIn } from './countries';
export { dayIn, momentIn, numberIn, shortDayIn, shortMonthIn } from './dates';
export {
  isLanguage,
  type Language,
  languageName,
  languageOr,
  languages,
  languagesOffered,
  offerLanguages,
  type Translation,
  translations,
} from './languages';
export { languageToKeep, type PageLanguage, pageLanguageOf, shownLanguageOf } from './of-call';
export { byLanguage, languageField, languagesEnv, offeredLanguage } from './schema';
export {
  english,
  figuresOf,
  type Translator,
  translateParagraphs,
  translateWith,
  translatorsFrom,
} from './translator';
