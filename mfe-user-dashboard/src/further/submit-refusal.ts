import { ApiError } from '@portal/remote-sdk';
import { say, wordsOf } from '../common/messages';

export interface Refusal {
  title: string;
  text: string;
  /** Sentences by field. */
  fields: Record<string, string>;
  toast: string;
}

/** Why the application was not taken. */
export function refusalOf(error: unknown): Refusal {
  const text = wordsOf(error);
  if (text === say.noApplicationId) return { title: text, text: '', fields: {}, toast: text };
  if (isStale(error)) {
    return { title: text, text: staleText, fields: {}, toast: `Submission Failed: ${text}` };
  }
  const told = error instanceof ApiError && error.status === 422 ? Object.entries(error.errors) : [];
  const fields = Object.fromEntries(
    told.map(([path, sentences]) => [withoutPrefix(path), sentences[0] ?? '']),
  );
  const sentences = [...new Set(Object.values(fields))];
  return sentences.length > 0
    ? { title: 'Validation Failed', text, fields, toast: `Validation Failed: ${sentences.join(' ')}` }
    : { title: 'Submission Failed', text, fields: {}, toast: `Submission Failed: ${text}` };
}

const staleText =
  'Look your answers over and submit again: they then take the place of what was stored there.';

/** It was changed in another tab or on another device since this form was opened. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  typeof (error.body as { version?: unknown } | null)?.version === 'number';

const withoutPrefix = (path: string) => path.replace(/^form_data\./, '');
