import type { VisitForm } from '@portal/application-ui/form';
import {
  type StepModule as Module,
  useApp as useWizard,
  type WizardApp,
} from '@portal/application-ui/wizard';
import type { VisitApi } from '../api';

/** The wizard as its steps see it. */
export type VisitApp = WizardApp<VisitForm, VisitApi>;
export const useApp = useWizard<VisitForm, VisitApi>;

/** The exports of a step's folder. */
export type StepModule = Module<VisitForm, VisitApi>;
