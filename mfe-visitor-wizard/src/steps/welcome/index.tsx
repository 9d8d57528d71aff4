import { welcomeLogic } from '@portal/application-ui/wizard';
import type { StepModule } from '../../wizard/programme';
import { WelcomeFields } from './fields';

export const step: StepModule = { Fields: WelcomeFields, logic: welcomeLogic };
