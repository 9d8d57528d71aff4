import { LanguageFields, OtherSkillsField, skillsRules } from '@portal/application-ui/skills';
import type { StepModule } from '../../wizard/step-module';

function Fields() {
  return (
    <>
      <LanguageFields />
      <OtherSkillsField />
    </>
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ api, draft, form }) => ({
    check: skillsRules,
    async save() {
      await draft.write((version) => api.languages(form.values(), version));
      return undefined;
    },
  }),
};
