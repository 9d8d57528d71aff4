import type { FieldErrors } from '@portal/ui/form-state';

interface WithErrors {
  errors(): FieldErrors;
  clearCorrected(found: FieldErrors, isRepaired?: (path: string) => boolean): void;
}

/** Takes back the error of one field whose answer is right by now; those of all others stay. */
export function clearCorrectedErrors(form: WithErrors, path: string): void {
  const { [path]: gone, ...others } = form.errors();
  if (gone !== undefined) form.clearCorrected(others, (one) => one === path);
}
