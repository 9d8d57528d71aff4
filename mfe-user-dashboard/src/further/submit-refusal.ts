import { ApiError } from '@portal/remote-sdk';
import { readProblem } from '@portal/ui/draft';
import { translatedJoined } from '@portal/ui/language';
import { errorSentence } from '../common/messages';
import * as t from '../messages/finish';
import * as missing from '../messages/missing';
import { NoApplicationId } from './no-application-id';

export interface Refusal {
  title: string;
  text: string;
  /** Messages by field. */
  fields: Record<string, string>;
  toast: string;
}

/** The refusal of a submission, from the thrown error. */
export function submitRefusal(error: unknown): Refusal {
  if (error instanceof NoApplicationId) {
    const title = missing.noApplicationId();
    return { title, text: '', fields: {}, toast: title };
  }
  if (readProblem(error).kind === 'settled') {
    const title = t.bothTogether();
    return { title, text: t.lookAndSubmit(), fields: {}, toast: title };
  }
  const text = errorSentence(error);
  const errors = error instanceof ApiError && error.status === 422 ? Object.entries(error.errors) : [];
  const fields = Object.fromEntries(
    errors.map(([path, sentences]) => [withoutPrefix(path), sentences[0] ?? '']),
  );
  const sentences = [...new Set(Object.values(fields))];
  const isWrong = sentences.length > 0;
  const title = isWrong ? t.validationFailed() : t.submissionFailed();
  const reasons = isWrong ? translatedJoined(sentences) : text;
  return { title, text, fields, toast: t.becauseOf({ title, reasons }) };
}

const withoutPrefix = (path: string) => path.replace(/^form_data\./, '');
