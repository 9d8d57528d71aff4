import { MotivationStepFields, motivationCheck } from '@portal/application-ui/wizard';
import { visitPurpose } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/programme';
import { spoken } from '../../wizard/spoken';

export const step: StepModule = {
  Fields: () => <MotivationStepFields statement={visitPurpose} />,
  logic: (app) => ({
    check: (values) => spoken(app.shell, motivationCheck(app, visitPurpose)(values), { all: true }),
    save: async () => {
      await app.draft.write((version) => app.api.interests(app.form.values(), version));
      return undefined;
    },
  }),
};
