import application from '@portal/application-ui/messages/fr';
import ui from '@portal/ui/messages/fr';
import own from '../messages/fr';
import type { Words } from './languages';

const words: Words = { own, ui, application };

export default words;
