import { QuestionFields, rulesOf } from '@portal/application-ui/questions';
import { availability } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/step-module';

export const step: StepModule = {
  Fields: () => <QuestionFields of={availability} />,
  logic: ({ api, draft, form }) => ({
    check: rulesOf(availability),
    async save() {
      await draft.write((version) => api.availability(form.values(), version));
      return undefined;
    },
  }),
};
