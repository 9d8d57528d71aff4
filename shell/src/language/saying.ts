import { type Piece, speak as speakUi } from '@portal/ui/language';
import { speak } from '../messages/catalogue';
import { sayOffers, type TranslatedOffers } from './offers';

/** The words of a language, by the parts that the shell's pages are made of. */
export interface Words {
  own: readonly Piece[];
  ui: readonly Piece[];
  offers?: TranslatedOffers;
}

/** Returns the function that shows everything in these words from then on. */
export const saying =
  ({ own, ui, offers }: Words) =>
  () => {
    speak(own);
    speakUi(ui);
    sayOffers(offers);
  };
