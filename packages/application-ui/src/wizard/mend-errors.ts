import { fieldOfFile, type StepModule, type WizardApp } from './app';

const silent = () => undefined;

/** Takes away the errors of the step that are mended by now, at the fields and in the summary; it never adds one. */
export async function mendErrors(app: WizardApp, step: StepModule): Promise<void> {
  const { form, shell, programme } = app;
  if (Object.keys(form.errors()).length === 0) return;
  const notify = { ...shell.notify, error: silent, info: silent, warning: silent };
  // Nobody has asked to go on: what is still wrong is told at Next.
  const quiet = Object.create(app, { shell: { value: { ...shell, notify } } }) as WizardApp;
  const found = await step.logic(quiet).check(form.values());
  const { uploads } = app;
  const files = new Set(
    [...Object.keys(uploads.stored()), ...uploads.unsent()].map((key) => fieldOfFile(programme, key)),
  );
  form.mend(found, (path) => files.has(path));
}
