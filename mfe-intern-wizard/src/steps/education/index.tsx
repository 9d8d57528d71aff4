import { QuestionFields, rulesOf } from '@portal/application-ui/questions';
import { courses, degrees, honors, schools } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/step-module';

const sections = [schools, degrees, honors, courses];

export const step: StepModule = {
  Fields: () => sections.map((one) => <QuestionFields key={one.key} of={one} />),
  logic: ({ api, draft, form }) => ({
    check: rulesOf(...sections),
    async save() {
      await draft.write((version) => api.institutions(form.values(), version));
      await draft.write((version) => api.degrees(form.values(), version));
      await draft.write((version) => api.honors(form.values(), version));
      await draft.write((version) => api.courses(form.values(), version));
      return undefined;
    },
  }),
};
