import { disabilityRules } from '@portal/application-ui/disability';
import { personalRules } from '@portal/application-ui/personal';
import { say } from '../../wizard/messages';
import type { StepModule } from '../../wizard/step-module';
import { PersonalDetailsFields } from './fields';

export const step: StepModule = {
  Fields: PersonalDetailsFields,
  logic: ({ api, draft, form }) => ({
    check: (values) => ({ ...personalRules(values), ...disabilityRules(values) }),
    async save() {
      await draft.write((version) => api.personalDetails(form.values(), version));
      await draft.write((version) => api.disability(form.values(), version));
      return undefined;
    },
    sessionLost: say.authenticationFailed,
  }),
};
