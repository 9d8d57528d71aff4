import { finishing, QuestionFields } from '@portal/application-ui/questions';
import { highestEducation, visitSkills } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/app';
import { logisticsSentence } from '../../wizard/logistics-errors';

function Fields() {
  return (
    <>
      <QuestionFields of={highestEducation} />
      <QuestionFields of={visitSkills} />
    </>
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ shell }) => logisticsSentence(shell, finishing(highestEducation, visitSkills)),
};
