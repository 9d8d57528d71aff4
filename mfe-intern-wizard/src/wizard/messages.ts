import type { WizardMessages } from '@portal/ui/wizard';

export const wizardMessages: WizardMessages = {
  saving: 'Saving...',
  saved: 'Progress Saved Successfully',
  notSaved: 'Could not Save Error Occurred',
  restoring: 'Restoring your session...',
  restoreFailed: 'Failed to load your saved progress.',
  sessionLost: 'Session expired. Please start over.',
  failed: 'Something went wrong',
  unexpected: 'An unexpected error occurred.',
  offline: 'The portal could not be reached. Check your connection and try again.',
};

export const say = {
  authenticationFailed: 'Authentication failed. Please restart the form.',
  academicReference: 'Failed to save academic reference.',
  communityReference: 'Failed to save community reference.',
  documents: 'Failed to save documents.',
  submit: 'Failed to submit application.',
  review: 'Failed to load review data. Please try again.',
  submitted: 'Submitted successfully',
  loggedIn: 'Login successful!',
  welcomeBack: (step: number) => `Welcome back! Continuing from step ${step}.`,
  restoredPersonal: 'Your personal information has been restored. Please continue with login.',
};
