import { ExperienceFields, experienceRules } from '@portal/application-ui/experience';
import { formLimits } from '@portal/application-ui/form';
import { useLimits } from '@portal/application-ui/wizard';
import type { StepModule } from '../../wizard/step-module';

function Fields() {
  return <ExperienceFields limit={useLimits().experience_description} />;
}

export const step: StepModule = {
  Fields,
  logic: ({ api, draft, form, shell }) => ({
    check: (values) =>
      experienceRules(values, formLimits(shell.settings.current().formLimits).experience_description),
    async save() {
      await draft.write((version) => api.experience(form.values(), version));
      return undefined;
    },
  }),
};
