import type { StepLogic } from '@portal/ui/wizard';
import type { CommonForm } from '../../form';
import type { WizardApp } from '../app';
import { signIn } from '../sign-in';

/** What a sign-in says when it fails. */
export function signInWords({ programme }: WizardApp): Partial<StepLogic<CommonForm>> {
  const { authentication, refusedSignIn } = programme.words;
  return {
    ...(authentication ? { failed: authentication } : {}),
    ...(refusedSignIn ? { refusedFields: refusedSignIn } : {}),
  };
}

/** Finds an application again by email and phone alone. */
export const resumeLogic = (app: WizardApp): StepLogic<CommonForm> => ({
  ...signInWords(app),
  // The rules are loaded when they are needed first, not with the first page.
  check: async (values) => (await import('../../personal/rules')).signInRules(values),
  save: () => signIn(app, { whole: false }),
});
