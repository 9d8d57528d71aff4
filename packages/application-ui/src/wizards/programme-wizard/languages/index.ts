import { type Piece, setTranslate, setWords as setUiWords, type Translate } from '@portal/ui/language';
import { loadedBy, translatingAnew } from '../../../base/language';
import { setWords } from '../../../messages/catalogue';
import { files } from './files';

/** The words of a language. A wizard that is built from its programme's table has no words of its own. */
export interface Words {
  ui: readonly Piece[];
  application: readonly Piece[];
  /** Translates the sentences of the contracts; absent for English. */
  translate?: Translate;
}

const applyWords =
  ({ ui, application, translate }: Words) =>
  () => {
    setUiWords(ui);
    setWords(application);
    setTranslate(translate);
  };

const arrived = ({ default: words }: { default: Words }) => applyWords(words);

/** The languages of every wizard that is built from its programme's table. */
export const programmeLanguages = translatingAnew({
  en: async () => applyWords({ ui: [], application: [] }),
  ...loadedBy(files, arrived),
});
