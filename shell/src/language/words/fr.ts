import offers from '@portal/contract-svc-applications-v1/offers/fr';
import ui from '@portal/ui/messages/fr';
import own from '../../messages/fr';
import type { Words } from '../saying';

export { startLanguages } from '../start';

export const words: Words = { own, ui, offers };
