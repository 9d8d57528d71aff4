import type { LanguageFiles } from './spoken';
import { files } from './words/files';

/** The languages of the shell. Each file brings the code that speaks languages besides its words; English has no words to bring. */
export const languageFiles: LanguageFiles = {
  en: { all: () => import(/* webpackChunkName: "language-en" */ './words/en') },
  ...files,
};
