import { type PageLanguages, type Say, sentencesHeard } from '@portal/remote-sdk';

/** Translates again what services returned; without a translation it stays in its language. */
const anew = async (language: string) =>
  sentencesHeard().size > 0
    ? import(/* webpackChunkName: "answers" */ './anew').then(
        ({ sayAnewIn }) => sayAnewIn(language),
        () => undefined,
      )
    : undefined;

/**
 * The languages of a page on which the sentence of a service, too, changes with the language: a problem, a refusal. It is
 * rendered by `said(sentence)`.
 */
export const sayingAnew = (languages: PageLanguages): PageLanguages =>
  Object.fromEntries(
    Object.entries(languages).map(([language, load]) => [
      language,
      async () => {
        const [speak, sayAnew] = await Promise.all([load?.(), anew(language)]);
        const saying =
          (words?: () => void): Say =>
          () => {
            words?.();
            sayAnew?.();
          };
        const { rest } = speak ?? {};
        return Object.assign(saying(speak), { rest: rest && (async () => saying(await rest())) });
      },
    ]),
  );
