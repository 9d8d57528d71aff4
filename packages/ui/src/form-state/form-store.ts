import { valueAt, withValueAt } from './paths';

/** One sentence a field, keyed by path. */
export type FieldErrors = Record<string, string>;

export interface FormChange {
  /** True when a person changed it; false when it was loaded. */
  typed: boolean;
}

/** The answers of one form with the sentences about them. Knows nothing of React or of what is asked. */
export interface FormStore<Values extends object> {
  values(): Values;
  errors(): FieldErrors;
  /** Counts the tries to go on, so that the summary of errors takes the focus again at each. */
  attempt(): number;
  /** A person's change of one field. */
  set(path: string, value: unknown): void;
  /** Answers that come from elsewhere: the device, the server, another tab. */
  load(values: Values): void;
  setErrors(errors: FieldErrors): void;
  /** Called after every change. Returns the function that stops it. */
  subscribe(listener: (change: FormChange) => void): () => void;
}

export function createFormStore<Values extends object>(initial: Values): FormStore<Values> {
  let values = initial;
  let errors: FieldErrors = {};
  let attempt = 0;
  const listeners = new Set<(change: FormChange) => void>();
  const tell = (change: FormChange) => {
    for (const listener of listeners) listener(change);
  };

  return {
    values: () => values,
    errors: () => errors,
    attempt: () => attempt,
    set(path, value) {
      // Rows move up when one is removed: sentences about their old places would stand at the wrong ones.
      if (isShorter(value, valueAt(values, path))) errors = withoutErrorsUnder(errors, path);
      values = withValueAt(values, path, value);
      tell({ typed: true });
    },
    load(loaded) {
      values = loaded;
      tell({ typed: false });
    },
    setErrors(next) {
      errors = next;
      if (Object.keys(next).length > 0) attempt += 1;
      tell({ typed: false });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const isShorter = (value: unknown, before: unknown) =>
  Array.isArray(value) && Array.isArray(before) && value.length < before.length;

function withoutErrorsUnder(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !field.startsWith(`${path}.`)));
}

/** The text at a path; anything that is not text reads as none. */
export function textAt(values: object, path: string): string {
  const value = valueAt(values, path);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
