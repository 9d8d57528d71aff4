import { type Piece, setWords as setUiWords } from '@portal/ui/language';
import { setWords } from '../messages/catalogue';
import { setOfferWords, type TranslatedOffers } from './offers';

/** The words of a language, by the parts that the shell's pages consist of. */
export interface Words {
  own: readonly Piece[];
  ui: readonly Piece[];
  offers?: TranslatedOffers;
}

/** Returns the function that activates these words. */
export const applyWords =
  ({ own, ui, offers }: Words) =>
  () => {
    setWords(own);
    setUiWords(ui);
    setOfferWords(offers);
  };
