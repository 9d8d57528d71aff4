import { welcomeRules } from '@portal/application-ui/welcome';
import type { StepModule } from '../../wizard/steps';
import { WelcomeFields } from './fields';

export const step: StepModule = {
  Fields: WelcomeFields,
  logic: (app) => ({
    check(values) {
      const errors = welcomeRules(values);
      for (const sentence of Object.values(errors)) app.shell.notify.error(sentence);
      return errors;
    },
  }),
};
