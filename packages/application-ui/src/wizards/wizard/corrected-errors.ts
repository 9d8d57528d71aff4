import type { FieldErrors } from '@portal/ui/form-state';
import { fieldOfFile, type StepModule, type WizardApp } from './app';

const silent = () => undefined;

/** Takes away the errors of the step that are corrected by now, at the fields and in the summary; it never adds one. */
export async function clearCorrectedErrors(app: WizardApp, step: StepModule): Promise<void> {
  const { form, shell } = app;
  if (Object.keys(form.errors()).length === 0) return;
  const notify = { ...shell.notify, error: silent, info: silent, warning: silent };
  // Nobody has asked to go on: what is still wrong is reported at Next.
  const quiet = Object.create(app, { shell: { value: { ...shell, notify } } }) as WizardApp;
  const found = await step.logic(quiet).check(form.values());
  form.clearCorrected(withTyped(found, form.errors()), (path) => isFileThere(app, path));
}

/** Who types in the next field by now has not finished there: its error stays as it is until that field is left. */
function withTyped(found: FieldErrors, shown: FieldErrors): FieldErrors {
  const here = document.activeElement;
  const path = Object.keys(shown).find((one) => document.getElementById(one)?.contains(here));
  return path !== undefined && found[path] !== undefined
    ? { ...found, [path]: shown[path] as string }
    : found;
}

/**
 * Whether the file of this field is stored, or chosen on its own step. On the review a chosen file that is not stored
 * is what the error is about.
 */
function isFileThere({ programme, stepOfField, uploads, wizard }: WizardApp, path: string): boolean {
  const ofField = (key: string) => fieldOfFile(programme, key) === path;
  const unsent = uploads.unsent().filter(ofField);
  if (unsent.length === 0) return Object.keys(uploads.stored()).some(ofField);
  const isOnItsStep = stepOfField(path) === wizard.state().step;
  return isOnItsStep && unsent.every((key) => uploads.problem(key) === undefined);
}
