import type { InternshipForm } from '@portal/application-ui/form';
import {
  type StepModule as Module,
  useApp as useWizard,
  type WizardApp,
} from '@portal/application-ui/wizard';
import type { InternApi } from '../api';

/** What the steps know of the wizard that they are part of. */
export type InternApp = WizardApp<InternshipForm, InternApi>;
export const useApp = useWizard<InternshipForm, InternApi>;

/** What a step's folder exports. */
export type StepModule = Module<InternshipForm, InternApi>;
