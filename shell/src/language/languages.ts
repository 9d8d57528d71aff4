import { sentencesHeard } from '@portal/remote-sdk';
import { saying, type Words } from './saying';

/** The languages of the shell: each brings its words, and returns the function that says them from then on. */
type Languages = Readonly<Record<string, () => Promise<() => void>>> & {
  readonly en: () => Promise<() => void>;
};

const arrived = ({ default: words }: { default: Words }) => saying(words);

/** What services have refused is said anew; without the words for that it stays as it was said. */
const sayingAnew = (language: string, load: () => Promise<() => void>) => async (): Promise<() => void> => {
  const [say, anew] = await Promise.all([
    load(),
    sentencesHeard().size > 0 && import(/* webpackChunkName: "answers" */ './anew').catch(() => null),
  ]);
  return () => {
    say();
    if (anew) anew.sayAnewIn(language);
  };
};

/** English is in the pages; each of the others is a file that is fetched when it is chosen. */
export const languages: Languages = {
  en: sayingAnew('en', async () => saying({ own: [], ui: [] })),
  fr: sayingAnew('fr', () => import(/* webpackChunkName: "language-fr" */ './fr').then(arrived)),
  rw: sayingAnew('rw', () => import(/* webpackChunkName: "language-rw" */ './rw').then(arrived)),
  'en-XA': () => import(/* webpackChunkName: "language-en-XA" */ './en-xa').then(arrived),
};
