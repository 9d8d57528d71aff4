import { type PageLanguages, sentencesHeard } from '@portal/remote-sdk';

const nothing = () => undefined;

/** What services have said is said anew; without the words for that it stays as it was said. */
async function anew(language: string): Promise<() => void> {
  if (sentencesHeard().size === 0) return nothing;
  try {
    const { sayAnewIn } = await import(/* webpackChunkName: "answers" */ './anew');
    return await sayAnewIn(language);
  } catch {
    return nothing;
  }
}

/**
 * The languages of a page on which the sentence of a service, too, changes with the language: a problem, a refusal. It is
 * drawn by `said(sentence)`.
 */
export const sayingAnew = (languages: PageLanguages): PageLanguages =>
  Object.fromEntries(
    Object.entries(languages).map(([language, load]) => [
      language,
      async () => {
        const [speak, sayAnew] = await Promise.all([load?.(), anew(language)]);
        return () => {
          speak?.();
          sayAnew();
        };
      },
    ]),
  );
