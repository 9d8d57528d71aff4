import { Card } from '@portal/ui';
import { OwnPhone } from '../../../base/phone';
import * as t from '../../../messages/resuming';
import { EmailField } from '../../../steps/personal';
import type { StepModule } from '../app';
import { resumeLogic } from './logic';

function ResumeFields() {
  return (
    <Card title={t.yourEmailAndPhone()}>
      <EmailField />
      <OwnPhone label={t.phoneNumber()} hint={t.phoneOfThen()} />
    </Card>
  );
}

export const step: StepModule = { Fields: ResumeFields, logic: resumeLogic };
