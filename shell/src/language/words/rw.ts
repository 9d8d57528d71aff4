/* Written by `npm run messages` from French beside it: change that, not this file. */

import offers from '@portal/contract-svc-applications-v1/sentences/rw/offers';
import { knowNames } from '@portal/ui/language';
import ui from '@portal/ui/messages/rw';
import names from '@portal/ui/names/rw-dates';
import own from '../../messages/rw';
import { offersBy } from '../offers-by';
import type { Words } from '../words-of-page';

knowNames('rw', names);

export { startLanguages } from '../start';

export const words: Words = { own, ui, offers: offersBy((english) => offers[english] ?? english) };
