import { loadedBy, setWords as setApplicationWords, translatingAnew } from '@portal/application-ui/language';
import { type Piece, setTranslate, setWords as setUiWords, type Translate } from '@portal/ui/language';
import { setWords } from '../../messages/catalogue';
import { files } from './files';

/** The words of one language: those of the staff pages, and those that they share with other pages. */
export interface Words {
  own: readonly Piece[];
  ui: readonly Piece[];
  application: readonly Piece[];
  /** Translates the sentences of the contracts; absent for English. */
  translate?: Translate;
}

const applyWords =
  ({ own, ui, application, translate }: Words) =>
  () => {
    setWords(own);
    setUiWords(ui);
    setApplicationWords(application);
    setTranslate(translate);
  };

const arrived = ({ default: words }: { default: Words }) => applyWords(words);

/** English is part of the pages; every other language is a file that is fetched when it is chosen. */
export const languages = translatingAnew({
  en: async () => applyWords({ own: [], ui: [], application: [] }),
  ...loadedBy(files, arrived),
});
