import {
  HighestEducationFields,
  highestEducationRules,
  PreviousDegreesField,
} from '@portal/application-ui/education';
import { LanguageFields, languageRules } from '@portal/application-ui/skills';
import type { StepModule } from '../../wizard/programme';
import { spoken } from '../../wizard/spoken';

function Fields() {
  return (
    <>
      <HighestEducationFields />
      <PreviousDegreesField />
      <LanguageFields />
    </>
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ api, draft, form, shell }) => ({
    check: (values) => spoken(shell, { ...highestEducationRules(values), ...languageRules(values) }),
    async save() {
      await draft.write((version) => api.institution(form.values(), version));
      await draft.write((version) => api.languages(form.values(), version));
      return undefined;
    },
  }),
};
