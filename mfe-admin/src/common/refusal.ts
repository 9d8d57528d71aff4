import { ApiError } from '@portal/remote-sdk';

/** The server's own sentence about a failure, or that it could not be reached; else `fallback`. */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.status === 0) return error.message;
  const told = (error.body as { message?: unknown } | null)?.message;
  return typeof told === 'string' && told !== '' ? told : fallback;
}

/** What the server says about the given fields, one sentence each; empty when it says nothing about any. */
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
