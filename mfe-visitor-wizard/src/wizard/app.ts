import type { VisitForm } from '@portal/application-ui/form';
import {
  type StepModule as Module,
  useApp as useWizard,
  type WizardApp,
} from '@portal/application-ui/wizard';
import type { VisitApi } from '../api';

/** What the steps know of the wizard that they are part of. */
export type VisitApp = WizardApp<VisitForm, VisitApi>;
export const useApp = useWizard<VisitForm, VisitApi>;

/** What a step's folder exports. */
export type StepModule = Module<VisitForm, VisitApi>;
