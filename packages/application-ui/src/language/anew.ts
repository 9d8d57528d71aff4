import type { Sentences } from '@portal/contract-language-v1';
import { englishBy, sayingBy } from '@portal/contract-language-v1/anew';
import { sentencesHeard } from '@portal/remote-sdk';
import { languageNow, sayingNow, saySo } from '@portal/ui/language';

type Table = Promise<{ default: Sentences }>;

/** What services answer. English needs no table; a language without one keeps what was said. */
const answers: Readonly<Record<string, () => Table>> = {
  fr: () => import(/* webpackChunkName: "answers-fr" */ '@portal/contract-language-v1/refusals/fr'),
  rw: () => import(/* webpackChunkName: "answers-rw" */ '@portal/contract-language-v1/refusals/rw'),
};

const answersIn = async (language: string): Promise<Sentences[]> => {
  const table = await answers[language]?.();
  return table ? [table.default] : [];
};

/** What was heard, by its English. */
const inEnglish = new Map<string, string>();

/**
 * Gets ready to say in another language what services have said in the language that is spoken now. Returns the function
 * that does so, for after the change.
 */
export async function sayAnewIn(language: string): Promise<() => void> {
  const spoken = languageNow();
  const tables = sayingNow()?.tables ?? [];
  const [before, after] = await Promise.all([answersIn(spoken), answersIn(language)]);
  const english = englishBy([...tables, ...before]);
  for (const [sentence, said] of sentencesHeard()) {
    if (inEnglish.has(sentence)) continue;
    if (said === 'en') inEnglish.set(sentence, sentence);
    else if (said === spoken) inEnglish.set(sentence, english(sentence));
  }
  return () => {
    const say = sayingBy([...(sayingNow()?.tables ?? []), ...after]);
    saySo(new Map([...inEnglish].map(([sentence, words]) => [sentence, say(words)])));
  };
}
