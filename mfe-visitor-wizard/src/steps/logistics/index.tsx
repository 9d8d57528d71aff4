import { finishing, QuestionFields } from '@portal/application-ui/questions';
import { logistics } from '@portal/contract-svc-applications-v1/questions';
import { logisticsSentence } from '../../wizard/logistics-errors';
import type { StepModule } from '../../wizard/programme';

export const step: StepModule = {
  Fields: () => <QuestionFields of={logistics} />,
  logic: ({ shell }) => logisticsSentence(shell, finishing(logistics)),
};
