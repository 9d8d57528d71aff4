export { speak } from '../messages/catalogue';
export { catalogue } from './catalogue';
export { LanguageSwitch } from './language-switch';
export { rich } from './rich';
