import { loadedBy, sayingAnew, speak as speakApplication } from '@portal/application-ui/language';
import type { Say } from '@portal/remote-sdk';
import { speakSentences, speak as speakUi } from '@portal/ui/language';
import { speak } from '../messages/catalogue';
import { files } from './files';
import type { Words } from './words';

const saying =
  ({ own, ui, application, say }: Words) =>
  () => {
    speak(own);
    speakUi(ui);
    speakApplication(application);
    speakSentences(say);
  };

const arrived = ({ default: words }: { default: Words }): Say => {
  const { rest } = words;
  return Object.assign(saying(words), { rest: rest && (() => rest().then(arrived)) });
};

/**
 * English is in the pages; each of the others is a file that is fetched when it is chosen: the words of the first step, from
 * which the rest is fetched.
 */
export const languages = sayingAnew({
  en: async () => saying({ own: [], ui: [], application: [] }),
  ...loadedBy(files, arrived),
});
