import type { InternshipForm } from '@portal/application-ui/form';
import {
  type StepModule as Module,
  useApp as useWizard,
  type WizardApp,
} from '@portal/application-ui/wizard';
import type { InternApi } from '../api';

/** The wizard as its steps see it. */
export type InternApp = WizardApp<InternshipForm, InternApi>;
export const useApp = useWizard<InternshipForm, InternApi>;

/** The exports of a step's folder. */
export type StepModule = Module<InternshipForm, InternApi>;
