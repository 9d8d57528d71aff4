import { inWords, type Leaf } from '@portal/contract-svc-applications-v1/questions';
import { translated, translatedDefinition } from '@portal/ui/language';
import { formatDay } from './format';
import { translatedNationality } from './translated-nationality';

/** The text of an answer in the language of the page. */
export function translatedAnswer(question: Leaf, answer: unknown): string | null {
  const words = inWords(translatedDefinition(question), answer);
  if (words === null) return null;
  if (question.kind === 'day' || question.kind === 'birth') return formatDay(String(answer));
  if (question.kind === 'line' && question.from) return translatedNationality(words);
  return question.kind === 'yes-no' || question.kind === 'tick' ? translated(words) : words;
}
