import { formLimits } from '@portal/application-ui/form';
import { FieldLimits, finishing, QuestionFields, rulesOf } from '@portal/application-ui/questions';
import { useLimits } from '@portal/application-ui/wizard';
import {
  clinicalExperience,
  researchExperience,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/app';

const sections = [clinicalExperience, researchExperience, volunteerExperience];
const rules = rulesOf(...sections);

const Fields = () => (
  <FieldLimits value={useLimits()}>
    {sections.map((one) => (
      <QuestionFields key={one.key} of={one} />
    ))}
  </FieldLimits>
);

export const step: StepModule = {
  Fields,
  logic: ({ shell }) => ({
    ...finishing(...sections),
    check: (values) => rules(values, formLimits(shell.settings.current().formLimits)),
  }),
};
