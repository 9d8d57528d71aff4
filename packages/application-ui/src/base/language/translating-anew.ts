import { type ApplyWords, type PageLanguages, sentencesHeard } from '@portal/remote-sdk';

/** Translates again what services returned; without a translation it stays in its language. */
const anew = async (language: string) =>
  sentencesHeard().size > 0
    ? import(/* webpackChunkName: "answers" */ './anew').then(
        ({ translateAnewIn }) => translateAnewIn(language),
        () => undefined,
      )
    : undefined;

/**
 * The languages of a page on which the sentence of a service, too, changes with the language: a problem, a refusal. It is
 * rendered by `said(sentence)`.
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
