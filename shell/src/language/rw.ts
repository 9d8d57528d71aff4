import offers from '@portal/contract-svc-applications-v1/offers/rw';
import ui from '@portal/ui/messages/rw';
import own from '../messages/rw';
import type { Words } from './languages';

const words: Words = { own, ui, offers };

export default words;
