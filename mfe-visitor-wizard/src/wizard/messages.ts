import { type ApplicationWords, commonMessages, commonWords, joined } from '@portal/application-ui/wizard';
import { translated } from '@portal/ui/language';
import type { WizardMessages } from '@portal/ui/wizard';
import * as t from '../messages/messages';

export const validationError = (message: string) =>
  t.validationError({ message: message || t.invalidData() });

export const messages: WizardMessages = joined(commonMessages, {
  get notAutosaved() {
    return t.notAutosaved();
  },
  get sessionLost() {
    return t.sessionLost();
  },
  refusedFields: (message: string, errors: Readonly<Record<string, string>>) => [
    validationError(message),
    ...Object.values(errors).map((sentence) => translated(sentence)),
  ],
});

export const visitWords = joined(commonWords, {
  welcomeBack: (step: number) => t.welcomeBack({ step }),
  get restored() {
    return t.restored();
  },
  get signInFailed() {
    return t.signInFailed();
  },
  get authentication() {
    return t.authentication();
  },
  get alreadySubmitted() {
    return t.alreadySubmitted();
  },
  // No toasts: the messages are shown at the fields.
  refusedSignIn: () => [],
}) satisfies ApplicationWords;
