import type { LanguageFiles } from './spoken';

/** The languages of the shell. Each file brings the code that speaks languages besides its words; English has no words to bring. */
export const languageFiles: LanguageFiles = {
  en: { all: () => import(/* webpackChunkName: "language-en" */ './words/en') },
  fr: {
    frame: () => import(/* webpackChunkName: "language-fr" */ './words/fr-frame'),
    home: () => import(/* webpackChunkName: "language-fr.home" */ './words/fr-home'),
    all: () => import(/* webpackChunkName: "language-fr.all" */ './words/fr'),
  },
  rw: {
    frame: () => import(/* webpackChunkName: "language-rw" */ './words/rw-frame'),
    home: () => import(/* webpackChunkName: "language-rw.home" */ './words/rw-home'),
    all: () => import(/* webpackChunkName: "language-rw.all" */ './words/rw'),
  },
  'en-XA': { all: () => import(/* webpackChunkName: "language-en-XA" */ './words/en-xa') },
};
