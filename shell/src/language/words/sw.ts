/* Written by `npm run messages` from French beside it: change that, not this file. */

import offers from '@portal/contract-svc-applications-v1/sentences/sw/offers';
import ui from '@portal/ui/messages/sw';
import own from '../../messages/sw';
import { offersBy } from '../offers-by';
import type { Words } from '../words-of-page';

export { startLanguages } from '../start';

export const words: Words = { own, ui, offers: offersBy((english) => offers[english] ?? english) };
