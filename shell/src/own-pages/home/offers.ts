import {
  type ApplicationType,
  homeCards,
  programmeOf,
  type TranslatedOffer,
} from '@portal/contract-svc-applications-v1';
import { translatedOffer } from '../../language/offers';

/** How the home page offers a programme: in its language, or in English where nobody has translated it. */
export const offerOf = (key: ApplicationType): TranslatedOffer =>
  translatedOffer(key) ?? { one: programmeOf(key).one, label: programmeOf(key).label, ...homeCards[key] };
