import {
  HighestEducationFields,
  highestEducationRules,
  PreviousDegreesField,
} from '@portal/application-ui/education';
import { QuestionFields, rulesOf } from '@portal/application-ui/questions';
import { skills } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/programme';
import { spoken } from '../../wizard/spoken';

const languageRules = rulesOf(skills);

function Fields() {
  return (
    <>
      <HighestEducationFields />
      <PreviousDegreesField />
      <QuestionFields of={skills} except={['other_skills']} />
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
