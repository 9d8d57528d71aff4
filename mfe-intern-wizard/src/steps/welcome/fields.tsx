import { WelcomeStepFields } from '@portal/application-ui/wizard';
import { welcome } from '@portal/contract-svc-applications-v1/questions';
import { useFormValue } from '@portal/ui/form-state';
import { Requirements } from './requirements';

export function WelcomeFields() {
  const purpose = useFormValue<string>('purpose');
  return (
    <WelcomeStepFields of={welcome}>
      <Requirements purpose={purpose} />
    </WelcomeStepFields>
  );
}
