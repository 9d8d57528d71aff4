import type { StepOutcome } from '@portal/ui/wizard';
import type { WizardApp } from './app';

/** Long enough to be read: only this toast says that the confirmation comes later. */
const WARNING_MS = 6000;

/** Submits the application; `done` is the message of success. */
export async function submit(app: WizardApp, done: string): Promise<StepOutcome> {
  const { api, form, draft, shell, wizard } = app;
  // Answers on this device alone must be stored before the submission closes the application.
  if (draft.unsaved()) await draft.save(wizard.state().step);
  const submission = await api.submit(form.values());
  app.submitted(submission);
  // Without `email_sent` it was submitted before, by a press that had no answer or in another tab.
  if (submission.email_sent !== undefined) shell.notify.success(done);
  if (submission.email_sent === false && submission.email_warning) {
    shell.notify.warning(submission.email_warning, { durationMs: WARNING_MS });
  }
  return { done: true };
}
