import type { Answers } from './answers/answers';
import { formOfBefore } from './backfill/backfilled';

/** The columns of an application's answers: the document, and the form that the previous release still reads. */
export const documentColumns = (answers: Answers) => ({
  answers: JSON.stringify(answers),
  form_data: JSON.stringify(formOfBefore(answers)),
});
