import { ApiError } from '@portal/remote-sdk';
import { readProblem } from '@portal/ui/draft';
import { errorSentence, say } from '../common/messages';

export interface Refusal {
  title: string;
  text: string;
  /** Messages by field. */
  fields: Record<string, string>;
  toast: string;
}

/** The refusal of a submission, from the thrown error. */
export function submitRefusal(error: unknown): Refusal {
  const text = errorSentence(error);
  if (text === say.noApplicationId) return { title: text, text: '', fields: {}, toast: text };
  if (readProblem(error).kind === 'settled') {
    return { title: settledTitle, text: settledText, fields: {}, toast: settledTitle };
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

const settledTitle = 'Both copies were brought together.';
const settledText = 'Look your answers over and submit again.';

const withoutPrefix = (path: string) => path.replace(/^form_data\./, '');
