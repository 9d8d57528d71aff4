import type { LanguageFiles } from './offered';
import { files } from './words/files';

/** The languages of the shell. Each file contains the words and the code for languages; English needs no file. */
export const languageFiles: LanguageFiles = {
  en: { all: () => import(/* webpackChunkName: "language-en" */ './words/en') },
  ...files,
};
