import { welcomeLogic } from '@portal/application-ui/wizard';
import { welcome } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/app';
import { WelcomeFields } from './fields';

export const step: StepModule = { Fields: WelcomeFields, logic: welcomeLogic(welcome) };
