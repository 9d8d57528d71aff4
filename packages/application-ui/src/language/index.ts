export { remembering, said } from '@portal/ui/language';
export { speak } from '../messages/catalogue';
export { loadedBy } from './loaded-by';
export { translatedNationality } from './translated-nationality';
export { sayingAnew } from './saying-anew';
export { sayingWords } from './saying-words';
