export { speak } from '../messages';
export { catalogue } from './catalogue';
export { LanguageSwitch } from './language-switch';
export { rich } from './rich';
