import { loadedBy, sayingAnew, speak as speakApplications } from '@portal/application-ui/language';
import { type Piece, type Saying, speakSentences, speak as speakUi } from '@portal/ui/language';
import { speak } from '../messages/catalogue';
import { files } from './files';

export interface Words {
  own: readonly Piece[];
  ui: readonly Piece[];
  applications: readonly Piece[];
  /** Translates the sentences of the contracts. */
  sentences?: Saying;
}

const saying =
  ({ own, ui, applications, sentences }: Words) =>
  () => {
    speak(own);
    speakUi(ui);
    speakApplications(applications);
    speakSentences(sentences);
  };

const arrived = ({ default: words }: { default: Words }) => saying(words);

/** English is in the pages; each of the others is a file that is fetched when it is chosen. */
export const languages = sayingAnew({
  en: async () => saying({ own: [], ui: [], applications: [] }),
  ...loadedBy(files, arrived),
});
