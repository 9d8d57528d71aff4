import { internshipPurposes } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormCheckbox, FormRadios, useFormValue } from '@portal/ui/form-state';
import { useContext, useSyncExternalStore } from 'react';
import { OpenResume, useApp } from '../../wizard/app-context';
import { Requirements } from './requirements';

export function WelcomeFields() {
  const { draft } = useApp();
  const openResume = useContext(OpenResume);
  const { signedIn } = useSyncExternalStore(draft.subscribe, draft.state);
  const purpose = useFormValue<string>('purpose');
  return (
    <>
      {signedIn ? null : (
        <p>
          Started before?{' '}
          <button type="button" className="p-link" onClick={openResume}>
            Continue your application
          </button>
        </p>
      )}
      <Requirements purpose={purpose} />
      <Card title="Your purpose">
        <FormRadios path="purpose" legend="Why do you apply?" options={internshipPurposes} />
      </Card>
      <Card title="Agreements">
        <FormCheckbox
          path="agree_submission"
          label="I agree to submit a complete and true application, and understand that the internship is unpaid and a place is not guaranteed."
        />
        <FormCheckbox
          path="agree_terms"
          label="I agree that my information is used to review this application, and I will follow the rules of the organisation if I am accepted."
        />
      </Card>
    </>
  );
}
