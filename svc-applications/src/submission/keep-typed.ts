import type { FieldErrors } from '@portal/service-kit/errors';
import type { FormData, WholeApplication } from '../applications/application';
import type { Contents } from '../applications/contents';
import { renamePerson } from '../mail/kinds';
import type { Reading } from '../sections/from-form';
import { sameAnswer } from '../sections/same-answer';
import { keepTold } from '../sections/told';
import type { Stores } from '../store';

/** Writes down what the form says beside what is stored; within a transaction. Answers the application as it is named then. */
export async function keepTyped(
  within: Stores,
  application: WholeApplication,
  { stored, reading }: { stored: Contents; reading: Reading },
): Promise<WholeApplication> {
  await keepTold(within, application.id, reading.right);
  const name = reading.right.details?.fullName ?? stored.details.fullName;
  if (name !== stored.details.fullName) {
    await within.enqueue(renamePerson, { person_id: application.personId, name });
  }
  return { ...application, applicantName: name };
}

/** All that is told of a submission: what is wrong, and what is missing where nothing was typed. */
export function refused(missing: FieldErrors, { problems, isWrong }: Reading, form: FormData): FieldErrors {
  const lacking = Object.entries(missing).filter(([path]) => !isWrong(path) || isBlankAt(form, path));
  return { ...Object.fromEntries(lacking), ...problems };
}

/** A declaration that is not made is blank, too. */
function isBlankAt(form: FormData, path: string): boolean {
  const at = (value: unknown, name: string) => (value as FormData | undefined | null)?.[name];
  const typed = path.split('.').reduce<unknown>(at, form);
  return typed === false || sameAnswer(typed, '');
}
