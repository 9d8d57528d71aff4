import { finishing } from '@portal/application-ui/questions';
import { disability, person } from '@portal/contract-svc-applications-v1/questions';
import * as t from '../../messages/messages';
import type { StepModule } from '../../wizard/app';
import { PersonalDetailsFields } from './fields';

export const step: StepModule = {
  Fields: PersonalDetailsFields,
  logic: () => ({ ...finishing(person, disability), sessionLost: t.authenticationFailed() }),
};
