export { catalogue, type Piece } from '../base/catalogue';
export { setWords } from '../messages/catalogue';
export { remembering } from './again';
export { joined } from './joined';
export { colon, labelled, parted } from './labelled';
export { LanguageSwitch, languageName } from './language-switch';
export { countryNames, dateInWords, knowNames, numberInWords } from './names';
export { languageNow } from './now';
export { rich } from './rich';
export {
  addTranslations,
  currentTranslate,
  setTranslate,
  type Translate,
  translated,
  translatedDefinition,
} from './translated';
export { translatedJoined } from './translated-joined';
export { references, verbatim } from './verbatim';
