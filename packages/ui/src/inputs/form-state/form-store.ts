import type { Text } from '@portal/contract-language-v1';
import { valueAt, withValueAt } from './paths';

/** One message for each field, by path. */
export type FieldErrors = Record<string, Text>;

export interface FormChange {
  /** True when a person changed it; false when it was loaded. */
  typed: boolean;
}

/** The answers of one form with their error messages. It knows nothing of React or of the questions. */
export interface FormStore<Values extends object> {
  values(): Values;
  errors(): FieldErrors;
  /** The number of attempts to go on; the error summary takes the focus again at each. */
  attempt(): number;
  /** A person changes one field. */
  set(path: string, value: unknown): void;
  /** Replaces the answers by stored ones: from the device, the server, or another tab. */
  load(values: Values): void;
  setErrors(errors: FieldErrors): void;
  /**
   * Removes the errors of answers that were changed since (or that `isRepaired` selects) and that `found` no longer
   * contains. An error that checks on this page cannot find stays until its answer is changed; an error shared by
   * several questions in the same words stays until the last of them is answered.
   */
  clearCorrected(found: FieldErrors, isRepaired?: (path: string) => boolean): void;
  /** Replaces the text of a field's error, when another rule is broken by now. */
  reword(path: string, sentence: Text): void;
  /** Called after every change. Returns the function that ends the subscription. */
  subscribe(listener: (change: FormChange) => void): () => void;
}

export function createFormStore<Values extends object>(initial: Values): FormStore<Values> {
  let values = initial;
  let errors: FieldErrors = {};
  /** The answers at the moment when the errors were found. */
  let refused = initial;
  let attempt = 0;
  const listeners = new Set<(change: FormChange) => void>();
  const notify = (change: FormChange) => {
    for (const listener of listeners) listener(change);
  };

  return {
    values: () => values,
    errors: () => errors,
    attempt: () => attempt,
    set(path, value) {
      // After a removal the following rows move up: messages under their old paths would be wrong.
      if (isShorter(value, valueAt(values, path))) errors = withoutErrorsUnder(errors, path);
      values = withValueAt(values, path, value);
      notify({ typed: true });
    },
    load(loaded) {
      values = loaded;
      notify({ typed: false });
    },
    setErrors(next) {
      errors = next;
      refused = values;
      if (Object.keys(next).length > 0) attempt += 1;
      notify({ typed: false });
    },
    clearCorrected(found, isRepaired = () => false) {
      const isChanged = (path: string) => valueAt(values, path) !== valueAt(refused, path);
      const left = Object.entries(errors).flatMap(([path, sentence]) => {
        if (!isChanged(path) && !isRepaired(path)) return [[path, sentence]];
        const now = found[path] === undefined ? sharedBy(found, sentence) : path;
        return now === undefined ? [] : [[now, found[now]]];
      });
      errors = Object.fromEntries(left);
      notify({ typed: false });
    },
    reword(path, sentence) {
      if (errors[path] === undefined) return;
      errors = { ...errors, [path]: sentence };
      notify({ typed: false });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const isShorter = (value: unknown, before: unknown) =>
  Array.isArray(value) && Array.isArray(before) && value.length < before.length;

/** The path of a question outside of lists that has this error now. */
const sharedBy = (found: FieldErrors, sentence: FieldErrors[string]): string | undefined =>
  Object.keys(found).find((path) => found[path] === sentence && !path.includes('.'));

function withoutErrorsUnder(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !field.startsWith(`${path}.`)));
}

/** The text at a path; '' for any value that is not text. */
export function textAt(values: object, path: string): string {
  const value = valueAt(values, path);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
