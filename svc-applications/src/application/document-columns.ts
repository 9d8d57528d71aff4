import type { Answers } from './answers/answers';
import { formOfBefore } from './backfill/backfilled';

/** The columns of an application's document, and the form columns that services of the previous release still read. */
export const documentColumns = (answers: Answers) => ({
  answers: JSON.stringify(answers),
  form_data: JSON.stringify(formOfBefore(answers)),
});
