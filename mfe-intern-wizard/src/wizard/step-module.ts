import type { InternshipForm } from '@portal/application-ui/form';
import type { StepModule as Module } from '@portal/application-ui/wizard';
import type { InternApi } from '../api';

/** What a step's folder exports. */
export type StepModule = Module<InternshipForm, InternApi>;
