import { Card } from '@portal/ui';
import { EmailField, FormPhone } from '../../personal';
import type { StepModule } from '../app';
import { resumeLogic } from './logic';

function ResumeFields() {
  return (
    <Card title="Your email and phone number">
      <EmailField />
      <FormPhone label="Phone Number" hint="The one that you entered when you began." />
    </Card>
  );
}

export const step: StepModule = { Fields: ResumeFields, logic: resumeLogic };
