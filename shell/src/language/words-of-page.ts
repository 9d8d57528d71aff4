import { type Piece, setWords as setUiWords } from '@portal/ui/language';
import { setWords } from '../messages/catalogue';
import { setOfferWords, type TranslatedOffers } from './offers';

/** The words of a language, by the parts that the shell's pages are made of. */
export interface Words {
  own: readonly Piece[];
  ui: readonly Piece[];
  offers?: TranslatedOffers;
}

/** Returns the function that shows everything in these words from then on. */
export const applyWords =
  ({ own, ui, offers }: Words) =>
  () => {
    setWords(own);
    setUiWords(ui);
    setOfferWords(offers);
  };
