import { applicationPaths, wizardSteps } from '@portal/contract-svc-applications-v1';
import { type Translator, translateWith } from '@portal/service-kit/language';
import { type Application, isFinishedInDashboard } from '../../application';

type Subject = Pick<Application, 'type' | 'origin' | 'currentStep'>;

/** Where the owner stopped, such as 'Step 6 of 12: Motivation'; null for a draft with its own form in the dashboard. */
export function stoppedAt(application: Subject, translator: Translator): string | null {
  if (isFinishedInDashboard(application)) return null;
  const steps = wizardSteps(application.type);
  const step = steps[application.currentStep - 1];
  if (!step) return null;
  const gaps = { at: application.currentStep, steps: steps.length, step: translator.translate(step.label) };
  return translateWith(translator, 'Step {at} of {steps}: {step}', gaps);
}

/** Where the owner continues: the wizard asks for email and phone, then opens the step where they stopped. */
export const wayBack = (application: Subject): string =>
  isFinishedInDashboard(application) ? '/userdashboard' : `${applicationPaths[application.type]}?resume`;
