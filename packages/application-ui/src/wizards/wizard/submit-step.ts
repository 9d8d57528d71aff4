import { FieldProblem, type StepOutcome } from '@portal/ui/wizard';
import * as t from '../../messages/filesWaiting';
import { fieldOfFile, type WizardApp } from './app';
import { sendUnsent } from './files/send-unsent';

/** In ms, long enough for reading: only this toast says that the confirmation comes later. */
const WARNING_MS = 6000;

/** Sends the files that are on this device alone: an application is not submitted without them. */
async function allSent(app: WizardApp): Promise<void> {
  const { uploads, programme } = app;
  await uploads.settled();
  if (uploads.unsent().length === 0) return;
  await sendUnsent(app);
  await uploads.settled();
  const left = uploads.unsent().map((key) => {
    const name = uploads.waiting(key)?.name ?? '';
    return [fieldOfFile(programme, key), uploads.problem(key) ?? t.fileStillHere({ name })];
  });
  if (left.length > 0) throw new FieldProblem(Object.fromEntries(left));
}

/** Submits the application; `done` is the message of success. */
export async function submit(app: WizardApp, done: string): Promise<StepOutcome> {
  const { api, form, draft, shell, wizard } = app;
  // Answers on this device alone must be stored before the submission closes the application.
  if (draft.unsaved()) await draft.save(wizard.state().step);
  await allSent(app);
  const submission = await api.submit(form.values());
  app.submitted(submission);
  // Without `email_sent` the application was submitted before, in another tab or by a press whose answer was lost.
  if (submission.email_sent !== undefined) shell.notify.success(done);
  if (submission.email_sent === false && submission.email_warning) {
    shell.notify.warning(submission.email_warning, { durationMs: WARNING_MS });
  }
  return { done: true };
}
