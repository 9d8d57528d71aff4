import { WelcomeStepFields } from '@portal/application-ui/wizard';
import { visitPurposes } from '@portal/contract-svc-applications-v1';
import { useFormValue } from '@portal/ui/form-state';
import { ImportantInformation } from './important-information';

const agreements = {
  agree_submission:
    'I agree to submit a complete and true application, and understand that approval is not guaranteed.',
  agree_terms:
    'I understand that there is no financial sponsorship, and I will follow the rules of the organisation during my visit.',
};
const hints = {
  personal: 'You come for yourself.',
  institutional: 'You represent an institution, with one or more participants.',
};
const purposes = visitPurposes.map((purpose) => ({ ...purpose, hint: hints[purpose.value] }));

export function WelcomeFields() {
  const institutional = useFormValue<string>('purpose') === 'institutional';
  return (
    <WelcomeStepFields legend="What kind of visit is it?" purposes={purposes} agreements={agreements}>
      <ImportantInformation institutional={institutional} />
    </WelcomeStepFields>
  );
}
