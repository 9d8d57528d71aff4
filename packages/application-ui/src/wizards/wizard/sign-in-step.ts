import type { StepLogic } from '@portal/ui/wizard';
import type { WizardForm } from '../../base/form';
import type { WizardApp } from './app';
import type { WizardApi } from './calls';

/** The number of the step about the person, which signs in; counted from 1. */
export const signInStep = 2;

/** The logic of the step that signs in, for a sign-in made from another step. */
export async function signInLogic<F extends WizardForm, A extends WizardApi<F>>(
  app: WizardApp<F, A>,
): Promise<StepLogic<F>> {
  const definition = app.programme.steps[signInStep - 1];
  if (!definition) throw new Error('No step of this programme signs in');
  const { step } = await definition.load();
  return step.logic(app as unknown as WizardApp);
}
