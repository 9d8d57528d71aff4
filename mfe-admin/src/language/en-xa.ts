import application from '@portal/application-ui/messages/en-xa';
import ui from '@portal/ui/messages/en-xa';
import own from '../messages/en-xa';
import type { Words } from './languages';

const words: Words = { own, ui, application };

export default words;
