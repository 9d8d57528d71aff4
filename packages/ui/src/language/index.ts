export { speak } from '../messages/catalogue';
export { remembering } from './again';
export { catalogue } from './catalogue';
export { joined } from './joined';
export { LanguageSwitch, languageName } from './language-switch';
export { countryNames, dateInWords, knowNames } from './names';
export { languageNow } from './now';
export { rich } from './rich';
export { type Saying, said, saidIn, sayingNow, saySo, speakSentences } from './said';
