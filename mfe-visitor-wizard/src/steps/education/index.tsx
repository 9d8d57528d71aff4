import { QuestionFields, rulesOf } from '@portal/application-ui/questions';
import { highestEducation, skills } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/programme';
import { spoken } from '../../wizard/spoken';

const rules = rulesOf(highestEducation, skills);

function Fields() {
  return (
    <>
      <QuestionFields of={highestEducation} />
      <QuestionFields of={skills} except={['other_skills']} />
    </>
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ api, draft, form, shell }) => ({
    check: (values) => spoken(shell, rules(values)),
    async save() {
      await draft.write((version) => api.institution(form.values(), version));
      await draft.write((version) => api.languages(form.values(), version));
      return undefined;
    },
  }),
};
