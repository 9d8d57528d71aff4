import { Card } from '@portal/ui';
import { FormText } from '@portal/ui/form-state';
import { FormPhone } from '../../personal';
import type { StepModule } from '../app';
import { resumeLogic } from './logic';

function ResumeFields() {
  return (
    <Card title="Your email and phone number">
      <FormText
        path="email"
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPhone label="Phone Number" hint="The one that you entered when you began." />
    </Card>
  );
}

export const step: StepModule = { Fields: ResumeFields, logic: resumeLogic };
