import type { StepLogic } from '@portal/ui/wizard';
import type { WizardForm } from '../../../base/form';
import type { WizardApp } from '../app';
import { signIn } from '../sign-in';

/** The messages of a failed sign-in. */
export function signInWords({ programme }: WizardApp): Partial<StepLogic<WizardForm>> {
  const { authentication, refusedSignIn } = programme.words;
  return {
    ...(authentication ? { failed: authentication } : {}),
    ...(refusedSignIn ? { refusedFields: refusedSignIn } : {}),
  };
}

/** Finds an earlier application by email and phone alone. */
export const resumeLogic = (app: WizardApp): StepLogic<WizardForm> => ({
  ...signInWords(app),
  // The rules are loaded with the first check, not with the first page.
  check: async (values) => (await import('../../../steps/personal/rules')).signInRules(values),
  save: () => signIn(app, { whole: false }),
});
