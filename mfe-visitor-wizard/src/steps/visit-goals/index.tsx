import { MotivationStepFields, motivationLogic } from '@portal/application-ui/wizard';
import { visitPurpose } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/app';
import { logisticsSentence } from '../../wizard/logistics-errors';

export const step: StepModule = {
  Fields: () => <MotivationStepFields statement={visitPurpose} />,
  logic: (app) => logisticsSentence(app.shell, motivationLogic(app, visitPurpose), { all: true }),
};
