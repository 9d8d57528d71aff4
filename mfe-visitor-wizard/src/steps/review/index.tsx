import { rulesOf } from '@portal/application-ui/questions';
import { submit } from '@portal/application-ui/wizard';
import { agreedSignature } from '@portal/contract-svc-applications-v1/questions';
import { translated } from '@portal/ui/language';
import { readProblem } from '@portal/ui/wizard';
import * as t from '../../messages/reviewMessages';
import type { StepModule } from '../../wizard/app';
import { logisticsErrors } from '../../wizard/logistics-errors';
import { ReviewFields } from './fields';

export const step: StepModule = {
  Fields: ReviewFields,
  logic: (app) => ({
    failed: t.submitFailed(),
    forbidden: t.denied(),
    refusedFields: (_message, errors) => [
      t.submitRefused({
        sentences: [...new Set(Object.values(errors))].map((one) => translated(one)).join(', '),
      }),
    ],
    check: (values) => logisticsErrors(app.shell, rulesOf(agreedSignature)(values)),
    async save() {
      return submit(app, t.submitted()).catch((error: unknown) => {
        const { kind } = readProblem(error);
        if (kind !== 'settled' && kind !== 'closed') app.shell.notify.error(t.submitToast());
        throw error;
      });
    },
  }),
};
