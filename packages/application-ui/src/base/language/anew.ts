import type { Sentences } from '@portal/contract-language-v1';
import { englishBy, translateFrom } from '@portal/contract-language-v1/anew';
import refusals from '@portal/contract-language-v1/refusals/all';
import { sentencesHeard } from '@portal/remote-sdk';
import { addTranslations, currentTranslate, languageNow } from '@portal/ui/language';
import { figuresInEnglish, figuresNow } from './figures-anew';

/**
 * Translations of services' answers, by language. English needs no table; in a language without one, answers stay as
 * sent.
 */
const answers: Readonly<Record<string, Sentences>> = refusals;
const answersIn = (language: string): readonly Sentences[] => [answers[language] ?? {}];

/** The English text of each sentence that a service has returned. */
const inEnglish = new Map<string, string>();

/**
 * Prepares the translation of sentences that services returned in the current language into another one. Returns a
 * function that makes the translations available, to be called after the change of language.
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
