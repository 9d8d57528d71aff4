import type { Sentences } from '@portal/contract-language-v1';
import { englishBy, sayingBy } from '@portal/contract-language-v1/anew';
import refusals from '@portal/contract-language-v1/refusals/all';
import { sentencesHeard } from '@portal/remote-sdk';
import { languageNow, sayingNow, saySo } from '@portal/ui/language';
import { figuresInEnglish, figuresNow } from './figures-anew';

/** The answers of services. English needs no table; a language without one keeps the original text. */
const answers: Readonly<Record<string, Sentences>> = refusals;
const answersIn = (language: string): readonly Sentences[] => [answers[language] ?? {}];

/** What was heard, by its English. */
const inEnglish = new Map<string, string>();

/**
 * Prepares to translate into another language what services returned in the current one. Returns the function
 * that does so, for after the change.
 */
export function sayAnewIn(language: string): () => void {
  const spoken = languageNow();
  const english = englishBy([...(sayingNow()?.tables ?? []), ...answersIn(spoken)]);
  for (const [sentence, earlier] of sentencesHeard()) {
    if (inEnglish.has(sentence)) continue;
    if (earlier === 'en') inEnglish.set(sentence, sentence);
    else if (earlier === spoken) inEnglish.set(sentence, figuresInEnglish(english(sentence)));
  }
  return () => {
    const say = sayingBy([...(sayingNow()?.tables ?? []), ...answersIn(language)]);
    saySo(new Map([...inEnglish].map(([sentence, words]) => [sentence, figuresNow(say(words))])));
  };
}
