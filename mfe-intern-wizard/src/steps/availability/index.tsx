import { finishing, QuestionFields } from '@portal/application-ui/questions';
import { availability } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/app';

export const step: StepModule = {
  Fields: () => <QuestionFields of={availability} />,
  logic: () => finishing(availability),
};
