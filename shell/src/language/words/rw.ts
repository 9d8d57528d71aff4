import offers from '@portal/contract-svc-applications-v1/offers/rw';
import { knowNames } from '@portal/ui/language';
import ui from '@portal/ui/messages/rw';
import dates from '@portal/ui/names/rw-dates';
import own from '../../messages/rw';
import type { Words } from '../saying';

export { startLanguages } from '../start';

// No page of the shell names a country.
knowNames('rw', { dates, countries: {} });

export const words: Words = { own, ui, offers };
