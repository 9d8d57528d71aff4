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
 * The languages of the wizard. English is in the pages; each other language is a file that loads when it is chosen. It
 * contains the words of the first step and loads the rest.
 */
export const languages = translatingAnew({
  en: async () => applyWords({ own: [], ui: [], application: [] }),
  ...loadedBy(files, arrived),
});
