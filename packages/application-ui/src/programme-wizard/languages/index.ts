import { type Piece, type Saying, speakSentences, speak as speakUi } from '@portal/ui/language';
import { loadedBy, sayingAnew } from '../../language';
import { speak } from '../../messages/catalogue';
import { files } from './files';

/** The words of a language. A wizard that is made from its programme has none of its own. */
export interface Words {
  ui: readonly Piece[];
  application: readonly Piece[];
  /** Translates the sentences of the contracts; absent for English. */
  say?: Saying;
}

const saying =
  ({ ui, application, say }: Words) =>
  () => {
    speakUi(ui);
    speak(application);
    speakSentences(say);
  };

const arrived = ({ default: words }: { default: Words }) => saying(words);

/** The languages of every wizard that is made from its programme. */
export const programmeLanguages = sayingAnew({
  en: async () => saying({ ui: [], application: [] }),
  ...loadedBy(files, arrived),
});
