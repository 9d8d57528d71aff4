import type { FieldErrors } from '@portal/ui/form-state';

interface WithErrors {
  errors(): FieldErrors;
  mend(found: FieldErrors, isRepaired?: (path: string) => boolean): void;
}

/** Takes back the error of one field whose answer is right by now; those of all others stay. */
export function withoutMendedErrors(form: WithErrors, path: string): void {
  const { [path]: gone, ...others } = form.errors();
  if (gone !== undefined) form.mend(others, (one) => one === path);
}
