import { finishing, QuestionFields } from '@portal/application-ui/questions';
import { declarations } from '@portal/contract-svc-applications-v1/questions';
import { Notice } from '@portal/ui';
import * as t from '../../messages/declaring';
import type { StepModule } from '../../wizard/app';
import { logisticsSentence } from '../../wizard/logistics-errors';
import { NoSponsorship } from '../no-sponsorship';

function Fields() {
  return (
    <>
      <Notice tone="warning" title={t.beforeDeclaring()}>
        <NoSponsorship />
      </Notice>
      <QuestionFields of={declarations} />
    </>
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ shell }) => logisticsSentence(shell, finishing(declarations)),
};
