import { signatureRules } from '@portal/application-ui/signature';
import { say } from '../../wizard/messages';
import type { StepModule } from '../../wizard/steps';
import { ReviewFields } from './fields';

/** Long enough to be read: it is the only sign that the confirmation comes later. */
const WARNING_MS = 6000;

export const step: StepModule = {
  Fields: ReviewFields,
  logic: (app) => ({
    failed: say.submit,
    check: signatureRules,
    async save() {
      const { api, form, draft, shell } = app;
      // What is only on this device must be in before the application is closed.
      if (draft.unsaved()) await draft.save(app.wizard.state().step);
      const submission = await api.submit(form.values());
      app.submitted(submission);
      shell.notify.success(say.submitted);
      if (submission.email_sent === false && submission.email_warning) {
        shell.notify.warning(submission.email_warning, { durationMs: WARNING_MS });
      }
      return { done: true };
    },
  }),
};
