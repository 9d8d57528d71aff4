import { loadedBy, setWords as setApplicationsWords, translatingAnew } from '@portal/application-ui/language';
import { type Piece, setTranslate, setWords as setUiWords, type Translate } from '@portal/ui/language';
import { setWords } from '../messages/catalogue';
import { files } from './files';

export interface Words {
  own: readonly Piece[];
  ui: readonly Piece[];
  applications: readonly Piece[];
  /** Translates the sentences of the contracts. */
  sentences?: Translate;
}

const applyWords =
  ({ own, ui, applications, sentences }: Words) =>
  () => {
    setWords(own);
    setUiWords(ui);
    setApplicationsWords(applications);
    setTranslate(sentences);
  };

const arrived = ({ default: words }: { default: Words }) => applyWords(words);

/**
 * The languages of the dashboard. English is in the pages; each other language is a file that loads when it is chosen.
 */
export const languages = translatingAnew({
  en: async () => applyWords({ own: [], ui: [], applications: [] }),
  ...loadedBy(files, arrived),
});
