import application from '@portal/application-ui/messages/rw';
import ui from '@portal/ui/messages/rw';
import own from '../messages/rw';
import type { Words } from './languages';

const words: Words = { own, ui, application };

export default words;
