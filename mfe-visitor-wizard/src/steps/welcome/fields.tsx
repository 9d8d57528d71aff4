import { WelcomeStepFields } from '@portal/application-ui/wizard';
import { visitWelcome } from '@portal/contract-svc-applications-v1/questions';
import { useFormValue } from '@portal/ui/form-state';
import * as t from '../../messages/welcome';
import { ImportantInformation } from './important-information';

const hints = () => ({ personal: t.personalHint(), institutional: t.institutionalHint() });

export function WelcomeFields() {
  const institutional = useFormValue<string>('purpose') === 'institutional';
  return (
    <WelcomeStepFields of={visitWelcome} hints={hints()}>
      <ImportantInformation institutional={institutional} />
    </WelcomeStepFields>
  );
}
