import { sayingAnew, speak as speakApplication } from '@portal/application-ui/language';
import { speakSentences, speak as speakUi } from '@portal/ui/language';
import { speak } from '../messages/catalogue';
import type { Words } from './words';

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
  fr: () => import(/* webpackChunkName: "language-fr" */ './fr').then(arrived),
  rw: () => import(/* webpackChunkName: "language-rw" */ './rw').then(arrived),
  'en-XA': () => import(/* webpackChunkName: "language-en-XA" */ './en-xa').then(arrived),
});
