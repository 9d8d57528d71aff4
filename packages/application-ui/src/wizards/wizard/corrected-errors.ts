import type { FieldErrors } from '@portal/ui/form-state';
import { fieldOfFile, type StepModule, type WizardApp } from './app';

const silent = () => undefined;

/** Removes the step's errors that are corrected now, at the fields and in the summary; it never adds an error. */
export async function clearCorrectedErrors(app: WizardApp, step: StepModule): Promise<void> {
  const { form, shell } = app;
  if (Object.keys(form.errors()).length === 0) return;
  const notify = { ...shell.notify, error: silent, info: silent, warning: silent };
  // Toasts are suppressed: the person has not pressed Next, which reports the remaining errors.
  const quiet = Object.create(app, { shell: { value: { ...shell, notify } } }) as WizardApp;
  const found = await step.logic(quiet).check(form.values());
  form.clearCorrected(withTyped(found, form.errors()), (path) => isFileThere(app, path));
}

/** Keeps the shown error of the field in which the person types now, until that field is left. */
function withTyped(found: FieldErrors, shown: FieldErrors): FieldErrors {
  const here = document.activeElement;
  const path = Object.keys(shown).find((one) => document.getElementById(one)?.contains(here));
  return path !== undefined && found[path] !== undefined
    ? { ...found, [path]: shown[path] as string }
    : found;
}

/**
 * Whether the file of this field is stored, or, on its own step, chosen. On the review, a chosen file that is not
 * stored is the problem that the error reports.
 */
function isFileThere({ programme, stepOfField, uploads, wizard }: WizardApp, path: string): boolean {
  const ofField = (key: string) => fieldOfFile(programme, key) === path;
  const unsent = uploads.unsent().filter(ofField);
  if (unsent.length === 0) return Object.keys(uploads.stored()).some(ofField);
  const isOnItsStep = stepOfField(path) === wizard.state().step;
  return isOnItsStep && unsent.every((key) => uploads.problem(key) === undefined);
}
