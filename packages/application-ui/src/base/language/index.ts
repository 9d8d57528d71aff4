export { remembering, translated } from '@portal/ui/language';
export { setWords } from '../../messages/catalogue';
export { loadedBy } from './loaded-by';
export { translatedNationality } from './translated-nationality';
export { translatingAnew } from './translating-anew';
export { translationWords } from './translation-words';
