import type { LanguageFiles } from './offered';
import { files } from './words/files';

/** The languages of the shell. Each file brings its words and the code for languages; English has no words to load. */
export const languageFiles: LanguageFiles = {
  en: { all: () => import(/* webpackChunkName: "language-en" */ './words/en') },
  ...files,
};
