import { loadedBy, sayingAnew, speak as speakApplication } from '@portal/application-ui/language';
import { type Piece, type Saying, speakSentences, speak as speakUi } from '@portal/ui/language';
import { speak } from '../../messages/catalogue';
import { files } from './files';

/** The words of one language: the staff's own, and those of what they share with other pages. */
export interface Words {
  own: readonly Piece[];
  ui: readonly Piece[];
  application: readonly Piece[];
  /** Translates the sentences of the contracts; absent for English. */
  say?: Saying;
}

const saying =
  ({ own, ui, application, say }: Words) =>
  () => {
    speak(own);
    speakUi(ui);
    speakApplication(application);
    speakSentences(say);
  };

const arrived = ({ default: words }: { default: Words }) => saying(words);

/** English is in the pages; each of the others is a file that is fetched when it is chosen. */
export const languages = sayingAnew({
  en: async () => saying({ own: [], ui: [], application: [] }),
  ...loadedBy(files, arrived),
});
