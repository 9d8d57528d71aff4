import { type ApplyWords, type PageLanguages, sentencesHeard } from '@portal/remote-sdk';

/** Loads the translation of sentences that services returned; when it fails to load, they stay in their language. */
const anew = async (language: string) =>
  sentencesHeard().size > 0
    ? import(/* webpackChunkName: "answers" */ './anew').then(
        ({ translateAnewIn }) => translateAnewIn(language),
        () => undefined,
      )
    : undefined;

/**
 * The languages of a page on which services' sentences, such as a refusal, also change with the language. Such a
 * sentence is rendered by `said(sentence)`.
 */
export const translatingAnew = (languages: PageLanguages): PageLanguages =>
  Object.fromEntries(
    Object.entries(languages).map(([language, load]) => [
      language,
      async () => {
        const [applyWords, translateAnew] = await Promise.all([load?.(), anew(language)]);
        const wordsOf =
          (words?: () => void): ApplyWords =>
          () => {
            words?.();
            translateAnew?.();
          };
        const { rest } = applyWords ?? {};
        return Object.assign(wordsOf(applyWords), { rest: rest && (async () => wordsOf(await rest())) });
      },
    ]),
  );
