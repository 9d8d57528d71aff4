import { MotivationStepFields, motivationCheck } from '@portal/application-ui/wizard';
import { statement } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/step-module';

export const step: StepModule = {
  Fields: () => <MotivationStepFields statement={statement} />,
  logic: (app) => ({
    check: motivationCheck(app, statement),
    async save() {
      await app.draft.write((version) => app.api.interests(app.form.values(), version));
      return undefined;
    },
  }),
};
