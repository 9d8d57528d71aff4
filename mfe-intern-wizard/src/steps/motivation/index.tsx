import { MotivationStepFields, motivationCheck } from '@portal/application-ui/wizard';
import type { StepModule } from '../../wizard/step-module';

export const step: StepModule = {
  Fields: MotivationStepFields,
  logic: (app) => ({
    check: motivationCheck(app),
    async save() {
      await app.draft.write((version) => app.api.interests(app.form.values(), version));
      return undefined;
    },
  }),
};
