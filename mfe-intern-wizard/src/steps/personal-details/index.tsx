import { finishing } from '@portal/application-ui/questions';
import { disability, person } from '@portal/contract-svc-applications-v1/questions';
import { say } from '../../wizard/messages';
import type { StepModule } from '../../wizard/step-module';
import { PersonalDetailsFields } from './fields';

export const step: StepModule = {
  Fields: PersonalDetailsFields,
  logic: () => ({ ...finishing(person, disability), sessionLost: say.authenticationFailed }),
};
