import type { FieldErrors } from '@portal/ui/form-state';

interface WithErrors {
  errors(): FieldErrors;
  clearCorrected(found: FieldErrors, isRepaired?: (path: string) => boolean): void;
}

/** Removes the error of one field when its answer is right now; errors of other fields stay. */
export function clearCorrectedErrors(form: WithErrors, path: string): void {
  const { [path]: gone, ...others } = form.errors();
  if (gone !== undefined) form.clearCorrected(others, (one) => one === path);
}
