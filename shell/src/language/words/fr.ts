/* French, the pattern of other languages: as all; chunk language-fr.all; names dates */

import offers from '@portal/contract-svc-applications-v1/sentences/fr/offers';
import ui from '@portal/ui/messages/fr';
import own from '../../messages/fr';
import { offersBy } from '../offers-by';
import type { Words } from '../words-of-page';

export { startLanguages } from '../start';

export const words: Words = { own, ui, offers: offersBy((english) => offers[english] ?? english) };
