import { Card } from '@portal/ui';
import * as t from '../../messages/resuming';
import { EmailField } from '../../personal';
import { OwnPhone } from '../../phone';
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
