import { formLimits } from '@portal/application-ui/form';
import { InterestFields, motivationRules, StatementField } from '@portal/application-ui/motivation';
import type { StepModule } from '../../wizard/steps';
import { useLimits } from '../../wizard/use-limits';

function Fields() {
  return (
    <>
      <InterestFields />
      <StatementField limit={useLimits().personal_statement} />
    </>
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ api, draft, form, shell }) => ({
    check: (values) =>
      motivationRules(values, formLimits(shell.settings.current().formLimits).personal_statement),
    async save() {
      await draft.write((version) => api.interests(form.values(), version));
      return undefined;
    },
  }),
};
