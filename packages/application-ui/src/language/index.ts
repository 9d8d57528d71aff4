export { remembering, said } from '@portal/ui/language';
export { speak } from '../messages/catalogue';
export { sayingAnew } from './saying-anew';
