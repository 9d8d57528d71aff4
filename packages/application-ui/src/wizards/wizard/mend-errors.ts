import { fieldOfFile, type StepModule, stepOfField, type WizardApp } from './app';

const silent = () => undefined;

/** Takes away the errors of the step that are mended by now, at the fields and in the summary; it never adds one. */
export async function mendErrors(app: WizardApp, step: StepModule): Promise<void> {
  const { form, shell } = app;
  if (Object.keys(form.errors()).length === 0) return;
  const notify = { ...shell.notify, error: silent, info: silent, warning: silent };
  // Nobody has asked to go on: what is still wrong is reported at Next.
  const quiet = Object.create(app, { shell: { value: { ...shell, notify } } }) as WizardApp;
  const found = await step.logic(quiet).check(form.values());
  form.mend(found, (path) => isFileThere(app, path));
}

/**
 * Whether the file of this field is stored, or chosen on its own step. On the review a chosen file that is not stored
 * is what the error is about.
 */
function isFileThere({ programme, uploads, wizard }: WizardApp, path: string): boolean {
  const ofField = (key: string) => fieldOfFile(programme, key) === path;
  const unsent = uploads.unsent().filter(ofField);
  if (unsent.length === 0) return Object.keys(uploads.stored()).some(ofField);
  const isOnItsStep = stepOfField(programme.steps, path) === wizard.state().step;
  return isOnItsStep && unsent.every((key) => uploads.problem(key) === undefined);
}
