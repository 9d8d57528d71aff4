import { QuestionFields } from '@portal/application-ui/questions';
import { VisitorFields } from '@portal/application-ui/visitor';
import { PersonalStepFields } from '@portal/application-ui/wizard';
import { disability } from '@portal/contract-svc-applications-v1/questions';
import { useApp } from '../../wizard/app';
import { sendIdentity } from './identity';

export function PersonalInfoFields() {
  const app = useApp();
  return (
    <PersonalStepFields>
      {(signedIn) => (
        <>
          <VisitorFields uploads={app.uploads} send={signedIn ? sendIdentity(app) : undefined} />
          <QuestionFields of={disability} />
        </>
      )}
    </PersonalStepFields>
  );
}
