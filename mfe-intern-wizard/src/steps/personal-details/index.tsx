import { rulesOf } from '@portal/application-ui/questions';
import { disability, person } from '@portal/contract-svc-applications-v1/questions';
import { say } from '../../wizard/messages';
import type { StepModule } from '../../wizard/step-module';
import { PersonalDetailsFields } from './fields';

export const step: StepModule = {
  Fields: PersonalDetailsFields,
  logic: ({ api, draft, form }) => ({
    check: rulesOf(person, disability),
    async save() {
      await draft.write((version) => api.personalDetails(form.values(), version));
      await draft.write((version) => api.disability(form.values(), version));
      return undefined;
    },
    sessionLost: say.authenticationFailed,
  }),
};
