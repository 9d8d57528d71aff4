import type { InternshipForm } from '@portal/application-ui/form';
import { signInRules } from '@portal/application-ui/personal';
import type { StepLogic } from '@portal/ui/wizard';
import type { InternApp } from '../../wizard/intern-app';
import { signIn } from '../../wizard/sign-in';

/** Finds an application again by e-mail and phone alone. */
export const resumeLogic = (app: InternApp): StepLogic<InternshipForm> => ({
  check: signInRules,
  save: () => signIn(app, { whole: false }),
});
