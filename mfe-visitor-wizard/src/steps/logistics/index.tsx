import { QuestionFields, rulesOf } from '@portal/application-ui/questions';
import { logistics } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/programme';
import { spoken } from '../../wizard/spoken';

const logisticsRules = rulesOf(logistics);

export const step: StepModule = {
  Fields: () => <QuestionFields of={logistics} />,
  logic: ({ api, draft, form, shell }) => ({
    check: (values) => spoken(shell, logisticsRules(values)),
    async save() {
      await draft.write((version) => api.logistics(form.values(), version));
      await draft.write((version) => api.availability(form.values(), version));
      return undefined;
    },
  }),
};
