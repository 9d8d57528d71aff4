import type { SpokenLanguage } from './spoken';

/**
 * Which words a page needs at once: beside a page of a remote those of the frame alone, the home page that the gateway has
 * drawn those of what may change in it, other pages of the shell all.
 */
export type Extent = 'frame' | 'home' | 'all';

type Load = () => Promise<SpokenLanguage>;
type Files = { all: Load } & Partial<Record<Extent, Load>>;

/** The languages of the shell. Each file brings the code that speaks languages besides its words; English has no words to bring. */
export const languageFiles: Readonly<Record<string, Files>> & { readonly en: Files } = {
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

/** Brings a language to this extent, or to a larger one. A language that nobody speaks is English. */
export function loadLanguage(language: string, extent: Extent): Promise<SpokenLanguage> {
  const files = languageFiles[language] ?? languageFiles.en;
  return (files[extent] ?? files.all)();
}
