export { colonIn, labelledIn, partsIn } from '@portal/contract-language-v1/punctuation';
export { countryIn } from './countries';
export { dayIn, momentIn, numberIn, shortDayIn, shortMonthIn } from './dates';
export { isLanguage, type Language, languageOr, languages } from './languages';
export { languageToKeep, type PageLanguage, pageLanguageOf, shownLanguageOf } from './of-call';
export { english, saidByParagraphs, type Tongue, told, tonguesOf } from './tongue';
