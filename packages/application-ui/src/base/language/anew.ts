import type { Sentences } from '@portal/contract-language-v1';
import { englishBy, translateFrom } from '@portal/contract-language-v1/anew';
import refusals from '@portal/contract-language-v1/refusals/all';
import { sentencesHeard } from '@portal/remote-sdk';
import { addTranslations, currentTranslate, languageNow } from '@portal/ui/language';
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
export function translateAnewIn(language: string): () => void {
  const pageLanguage = languageNow();
  const english = englishBy([...(currentTranslate()?.tables ?? []), ...answersIn(pageLanguage)]);
  for (const [sentence, earlier] of sentencesHeard()) {
    if (inEnglish.has(sentence)) continue;
    if (earlier === 'en') inEnglish.set(sentence, sentence);
    else if (earlier === pageLanguage) inEnglish.set(sentence, figuresInEnglish(english(sentence)));
  }
  return () => {
    const translate = translateFrom([...(currentTranslate()?.tables ?? []), ...answersIn(language)]);
    addTranslations(
      new Map([...inEnglish].map(([sentence, words]) => [sentence, figuresNow(translate(words))])),
    );
  };
}
