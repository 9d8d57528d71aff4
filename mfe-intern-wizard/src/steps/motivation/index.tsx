import { MotivationStepFields, motivationLogic } from '@portal/application-ui/wizard';
import { statement } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/app';

export const step: StepModule = {
  Fields: () => <MotivationStepFields statement={statement} />,
  logic: (app) => motivationLogic(app, statement),
};
