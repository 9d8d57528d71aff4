import { said } from '@portal/application-ui/language';
import type { ApiError } from '@portal/remote-sdk';

/** What a refusal says of fields, a sentence each; null where it says nothing of them. */
export function fieldSentences(error: ApiError): readonly string[] | null {
  const sentences = Object.values(error.errors).flat();
  return sentences.length > 0 ? sentences : null;
}

/** Sentences of a service after each other, in the language of the page: each is known alone, not joined. */
export const saidTogether = (sentences: readonly string[]): string =>
  sentences.map((sentence) => said(sentence)).join(' ');
