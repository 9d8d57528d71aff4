import type { StepOutcome } from '@portal/ui/wizard';
import type { WizardApp } from './app';

/** Long enough to be read: it is the only sign that the confirmation comes later. */
const WARNING_MS = 6000;

/** Sends the application; `done` is said when it is in. */
export async function submit(app: WizardApp, done: string): Promise<StepOutcome> {
  const { api, form, draft, shell, wizard } = app;
  // What is only on this device must be in before the application is closed.
  if (draft.unsaved()) await draft.save(wizard.state().step);
  const submission = await api.submit(form.values());
  app.submitted(submission);
  shell.notify.success(done);
  if (submission.email_sent === false && submission.email_warning) {
    shell.notify.warning(submission.email_warning, { durationMs: WARNING_MS });
  }
  return { done: true };
}
