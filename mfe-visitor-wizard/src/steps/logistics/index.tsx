import { finishing, QuestionFields } from '@portal/application-ui/questions';
import { logistics } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/app';
import { logisticsSentence } from '../../wizard/logistics-errors';

export const step: StepModule = {
  Fields: () => <QuestionFields of={logistics} />,
  logic: ({ shell }) => logisticsSentence(shell, finishing(logistics)),
};
