import { MotivationStepFields, motivationCheck } from '@portal/application-ui/wizard';
import type { StepModule } from '../../wizard/programme';
import { spoken } from '../../wizard/spoken';

function Fields() {
  return (
    <MotivationStepFields
      title="Purpose of visit"
      label="Personal statement"
      hint="Why you would like to come and what you hope to take home"
    />
  );
}

export const step: StepModule = {
  Fields,
  logic: (app) => ({
    check: (values) => spoken(app.shell, motivationCheck(app)(values), { all: true }),
    save: async () => {
      await app.draft.write((version) => app.api.interests(app.form.values(), version));
      return undefined;
    },
  }),
};
