import { type FormEvent, useState } from 'react';
import { fieldErrors, refusalSentence } from './refusal';
import { useErrorTitle } from './use-error-title';
import { useWork } from './use-work';

export interface CheckedForm<Typed, Field extends string> {
  nothing: Typed;
  fields: readonly Field[];
  /** The id of a field's control is `PREFIX-FIELD`. */
  prefix: string;
  problemsOf: (typed: Typed) => Partial<Record<Field, string>>;
  send: (typed: Typed) => Promise<void>;
  /** The message where the server gives no reason. */
  failed: string;
}

/** A short form, checked here and by the server. Refusals are shown at their fields; sending empties the form. */
export function useCheckedForm<Typed extends object, Field extends string>({
  nothing,
  fields,
  prefix,
  problemsOf,
  send,
  failed,
}: CheckedForm<Typed, Field>) {
  const { busy, run } = useWork();
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const summary = fields.flatMap((name) => {
    const message = errors[name];
    return message ? [{ href: `#${prefix}-${name}`, message }] : [];
  });
  useErrorTitle(summary.length > 0);

  function submit(event: FormEvent) {
    event.preventDefault();
    const problems = problemsOf(typed);
    setAttempt((count) => count + 1);
    setErrors(problems);
    setFailure(null);
    if (Object.keys(problems).length > 0) return;
    void run(
      async () => {
        await send(typed);
        setTyped(nothing);
      },
      (error) => {
        const errors = fieldErrors(error, fields);
        setErrors(errors);
        if (Object.keys(errors).length === 0) setFailure(refusalSentence(error, failed));
      },
    );
  }
  const change = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  return { typed, change, errors, summary, attempt, failure, busy, submit };
}
