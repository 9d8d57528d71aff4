import applications from '@portal/application-ui/messages/fr';
import programmes from '@portal/contract-svc-applications-v1/offers/fr';
import ui from '@portal/ui/messages/fr';
import own from '../messages/fr';
import type { Words } from '.';

const words: Words = { own, ui, applications, programmes };

export default words;
