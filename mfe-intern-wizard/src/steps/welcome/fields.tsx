import { WelcomeStepFields } from '@portal/application-ui/wizard';
import { internshipPurposes } from '@portal/contract-svc-applications-v1';
import { useFormValue } from '@portal/ui/form-state';
import { Requirements } from './requirements';

const agreements = {
  agree_submission:
    'I agree to submit a complete and true application, and understand that the internship is unpaid and a place is not guaranteed.',
  agree_terms:
    'I agree that my information is used to review this application, and I will follow the rules of the organisation if I am accepted.',
};

export function WelcomeFields() {
  const purpose = useFormValue<string>('purpose');
  return (
    <WelcomeStepFields legend="Why do you apply?" purposes={internshipPurposes} agreements={agreements}>
      <Requirements purpose={purpose} />
    </WelcomeStepFields>
  );
}
