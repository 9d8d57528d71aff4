import type { InternshipForm } from '@portal/application-ui/form';
import { PersonalSummary } from '@portal/application-ui/personal';
import { QuestionFields } from '@portal/application-ui/questions';
import { StepLink } from '@portal/application-ui/wizard';
import { disability } from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { useFormValues } from '@portal/ui/form-state';
import { rich } from '@portal/ui/language';
import * as t from '../../messages/details';
import { stepNumber } from '../../steps';
import { useApp } from '../../wizard/app';

export function PersonalDetailsFields() {
  const { wizard } = useApp();
  const form = useFormValues<InternshipForm>();
  const here = stepNumber('personal-details');
  return (
    <>
      <Card
        title={t.yourDetails()}
        action={
          <StepLink step={stepNumber('personal-info')} back={wizard.state().back ?? here}>
            {rich(t.changeDetails({ hidden: (words) => <span className="visually-hidden">{words}</span> }))}
          </StepLink>
        }
      >
        <PersonalSummary form={form} />
      </Card>
      <QuestionFields of={disability} />
    </>
  );
}
