import { ApiError } from '@portal/remote-sdk';

/** The server's message of a failure, or a message that it could not be reached; else `fallback`. */
export function refusalSentence(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.status === 0) return error.message;
  const message = (error.body as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message !== '' ? message : fallback;
}

/** The server's messages about the given fields, a sentence each; empty when it has none about these fields. */
export function fieldErrors<Field extends string>(
  error: unknown,
  names: readonly Field[],
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  if (!(error instanceof ApiError)) return found;
  for (const name of names) {
    const sentence = error.errors[name]?.[0];
    if (sentence) found[name] = sentence;
  }
  return found;
}

/** The server's errors for the fields that it refused, each sentence once; null where it returns none. */
export function fieldSentences({ errors }: ApiError): readonly string[] | null {
  const sentences = [...new Set(Object.values(errors).flat())];
  return sentences.length > 0 ? sentences : null;
}
