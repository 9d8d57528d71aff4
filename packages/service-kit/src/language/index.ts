export { dayIn, momentIn, numberIn, shortDayIn, shortMonthIn } from './dates';
export { isLanguage, type Language, languageNames, languageOr, languages } from './languages';
export { languageToKeep, type PageLanguage, pageLanguageOf } from './of-call';
export { kitSentences } from './sentences';
export { english, saidByParagraphs, type Tongue, told } from './tongue';
