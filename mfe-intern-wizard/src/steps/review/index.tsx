import { rulesOf } from '@portal/application-ui/questions';
import { submit } from '@portal/application-ui/wizard';
import { signature } from '@portal/contract-svc-applications-v1/questions';
import * as t from '../../messages/messages';
import type { StepModule } from '../../wizard/app';
import { ReviewFields } from './fields';

export const step: StepModule = {
  Fields: ReviewFields,
  logic: (app) => ({
    failed: t.notSubmitted(),
    check: rulesOf(signature),
    save: () => submit(app, t.wasSubmitted()),
  }),
};
