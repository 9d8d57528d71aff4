import { loadedBy, setWords as setApplicationWords, translatingAnew } from '@portal/application-ui/language';
import type { ApplyWords } from '@portal/remote-sdk';
import { setTranslate, setWords as setUiWords } from '@portal/ui/language';
import { setWords } from '../messages/catalogue';
import { files } from './files';
import type { Words } from './words';

const applyWords =
  ({ own, ui, application, translate }: Words) =>
  () => {
    setWords(own);
    setUiWords(ui);
    setApplicationWords(application);
    setTranslate(translate);
  };

const arrived = ({ default: words }: { default: Words }): ApplyWords => {
  const { rest } = words;
  return Object.assign(applyWords(words), { rest: rest && (() => rest().then(arrived)) });
};

/**
 * English is in the pages; each of the others is a file that is fetched when it is chosen: the words of the first step, from
 * which the rest is fetched.
 */
export const languages = translatingAnew({
  en: async () => applyWords({ own: [], ui: [], application: [] }),
  ...loadedBy(files, arrived),
});
