import { QuestionFields, rulesOf } from '@portal/application-ui/questions';
import { skills } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/step-module';

export const step: StepModule = {
  Fields: () => <QuestionFields of={skills} />,
  logic: ({ api, draft, form }) => ({
    check: rulesOf(skills),
    async save() {
      await draft.write((version) => api.languages(form.values(), version));
      return undefined;
    },
  }),
};
