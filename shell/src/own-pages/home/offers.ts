import {
  type ApplicationType,
  homeCards,
  programmeOf,
  type TranslatedOffer,
} from '@portal/contract-svc-applications-v1';
import { translatedOffer } from '../../language/offers';

/** The home page's text about a programme: in the page's language, or in English when it is not translated. */
export const offerOf = (key: ApplicationType): TranslatedOffer =>
  translatedOffer(key) ?? { one: programmeOf(key).one, label: programmeOf(key).label, ...homeCards[key] };
