import { finishing, QuestionFields } from '@portal/application-ui/questions';
import { skills } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/app';

export const step: StepModule = {
  Fields: () => <QuestionFields of={skills} />,
  logic: () => finishing(skills),
};
