export { remembering, said } from '@portal/ui/language';
export { speak } from '../messages/catalogue';
export { loadedBy } from './loaded-by';
export { sayingAnew } from './saying-anew';
export { sayingWords } from './saying-words';
export { translatedNationality } from './translated-nationality';
