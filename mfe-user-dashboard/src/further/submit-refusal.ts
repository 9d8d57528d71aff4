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
  const told = error instanceof ApiError && error.status === 422 ? Object.entries(error.errors) : [];
  const fields = Object.fromEntries(
    told.map(([path, sentences]) => [withoutPrefix(path), sentences[0] ?? '']),
  );
  const sentences = [...new Set(Object.values(fields))];
  return sentences.length > 0
    ? { title: 'Validation Failed', text, fields, toast: `Validation Failed: ${sentences.join(' ')}` }
    : { title: 'Submission Failed', text, fields: {}, toast: `Submission Failed: ${text}` };
}

const withoutPrefix = (path: string) => path.replace(/^form_data\./, '');
