import { Card } from '@portal/ui';
import * as t from '../../messages/resuming';
import { EmailField, FormPhone } from '../../personal';
import type { StepModule } from '../app';
import { resumeLogic } from './logic';

function ResumeFields() {
  return (
    <Card title={t.yourEmailAndPhone()}>
      <EmailField />
      <FormPhone label={t.phoneNumber()} hint={t.phoneOfThen()} />
    </Card>
  );
}

export const step: StepModule = { Fields: ResumeFields, logic: resumeLogic };
