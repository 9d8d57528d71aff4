import ui from '@portal/ui/messages/en-XA';
import own from '../messages/en-XA';
import type { Words } from './languages';

const words: Words = { own, ui };

export default words;
