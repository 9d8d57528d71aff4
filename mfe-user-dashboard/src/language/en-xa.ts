import applications from '@portal/application-ui/messages/en-xa';
import ui from '@portal/ui/messages/en-xa';
import own from '../messages/en-xa';
import type { Words } from '.';

const words: Words = { own, ui, applications };

export default words;
