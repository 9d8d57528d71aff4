export { LanguageChoice } from './language-choice';
export { languages } from './languages';
