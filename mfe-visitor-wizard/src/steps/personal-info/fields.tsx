import { DisabilityFields } from '@portal/application-ui/disability';
import { VisitorFields } from '@portal/application-ui/visitor';
import { PersonalStepFields } from '@portal/application-ui/wizard';
import { useApp } from '../../wizard/programme';
import { sendIdentity } from './identity';

export function PersonalInfoFields() {
  const app = useApp();
  return (
    <PersonalStepFields>
      {(signedIn) => (
        <>
          <VisitorFields uploads={app.uploads} send={signedIn ? sendIdentity(app) : undefined} />
          <DisabilityFields />
        </>
      )}
    </PersonalStepFields>
  );
}
