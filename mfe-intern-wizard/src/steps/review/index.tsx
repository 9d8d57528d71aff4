import { signatureRules } from '@portal/application-ui/signature';
import { submit } from '@portal/application-ui/wizard';
import { say } from '../../wizard/messages';
import type { StepModule } from '../../wizard/step-module';
import { ReviewFields } from './fields';

export const step: StepModule = {
  Fields: ReviewFields,
  logic: (app) => ({
    failed: say.submit,
    check: signatureRules,
    save: () => submit(app, say.submitted),
  }),
};
