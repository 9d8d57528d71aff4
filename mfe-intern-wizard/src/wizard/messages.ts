import { commonMessages, commonWords } from '@portal/application-ui/wizard';
import type { WizardMessages } from '@portal/ui/wizard';

export const wizardMessages: WizardMessages = {
  ...commonMessages,
  sessionLost: 'Session expired. Please start over.',
};

export const say = {
  ...commonWords,
  authenticationFailed: 'Authentication failed. Please restart the form.',
  academicReference: 'Failed to save academic reference.',
  communityReference: 'Failed to save community reference.',
  submit: 'Failed to submit application.',
  review: 'Failed to load review data. Please try again.',
  submitted: 'Submitted successfully',
  welcomeBack: (step: number) => `Welcome back! Continuing from step ${step}.`,
};
