import applications from '@portal/application-ui/messages/rw';
import programmes from '@portal/contract-svc-applications-v1/offers/rw';
import ui from '@portal/ui/messages/rw';
import own from '../messages/rw';
import type { Words } from '.';

const words: Words = { own, ui, applications, programmes };

export default words;
