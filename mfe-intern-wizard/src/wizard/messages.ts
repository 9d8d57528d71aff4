import { commonMessages, commonWords, joined } from '@portal/application-ui/wizard';
import type { WizardMessages } from '@portal/ui/wizard';
import * as t from '../messages/messages';

export const wizardMessages: WizardMessages = joined(commonMessages, {
  get sessionLost() {
    return t.sessionExpired();
  },
});

export const words = joined(commonWords, { welcomeBack: (step: number) => t.welcomeBack({ step }) });
