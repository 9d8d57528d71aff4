import type { Sentences } from '@portal/contract-language-v1';
import { englishBy, sayingBy } from '@portal/contract-language-v1/anew';
import refusals from '@portal/contract-language-v1/refusals/all';
import { sentencesHeard } from '@portal/remote-sdk';
import { languageNow, sayingNow, saySo } from '@portal/ui/language';
import { figuresInEnglish, figuresNow } from './figures-anew';

/** What services answer. English needs no table; a language without one keeps what was said. */
const answers: Readonly<Record<string, Sentences>> = refusals;
const answersIn = (language: string): readonly Sentences[] => [answers[language] ?? {}];

/** What was heard, by its English. */
const inEnglish = new Map<string, string>();

/**
 * Gets ready to say in another language what services have said in the language that is spoken now. Returns the function
 * that does so, for after the change.
 */
export function sayAnewIn(language: string): () => void {
  const spoken = languageNow();
  const english = englishBy([...(sayingNow()?.tables ?? []), ...answersIn(spoken)]);
  for (const [sentence, said] of sentencesHeard()) {
    if (inEnglish.has(sentence)) continue;
    if (said === 'en') inEnglish.set(sentence, sentence);
    else if (said === spoken) inEnglish.set(sentence, figuresInEnglish(english(sentence)));
  }
  return () => {
    const say = sayingBy([...(sayingNow()?.tables ?? []), ...answersIn(language)]);
    saySo(new Map([...inEnglish].map(([sentence, words]) => [sentence, figuresNow(say(words))])));
  };
}
