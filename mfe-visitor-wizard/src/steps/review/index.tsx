import { rulesOf } from '@portal/application-ui/questions';
import { submit } from '@portal/application-ui/wizard';
import { agreedSignature } from '@portal/contract-svc-applications-v1/questions';
import { readProblem } from '@portal/ui/wizard';
import type { StepModule } from '../../wizard/programme';
import { spoken } from '../../wizard/spoken';
import { ReviewFields } from './fields';
import { say } from './messages';

export const step: StepModule = {
  Fields: ReviewFields,
  logic: (app) => ({
    failed: say.submitFailed,
    forbidden: say.denied,
    refusedFields: (_message, errors) => [say.submitRefused([...new Set(Object.values(errors))])],
    check: (values) => spoken(app.shell, rulesOf(agreedSignature)(values)),
    async save() {
      return submit(app, say.submitted).catch((error: unknown) => {
        const { kind } = readProblem(error);
        if (kind !== 'settled' && kind !== 'closed') app.shell.notify.error(say.submitToast);
        throw error;
      });
    },
  }),
};
