import type { WizardMessages } from '@portal/ui/wizard';

/** The messages that both wizards share; the message about signing in again differs. */
export const commonMessages: Omit<WizardMessages, 'sessionLost'> = {
  saving: 'Saving...',
  saved: 'Progress Saved Successfully',
  notSaved: 'Could not Save Error Occurred',
  restoring: 'Restoring your session...',
  restoreFailed: 'Failed to load your saved progress.',
  failed: 'Something went wrong',
  unexpected: 'An unexpected error occurred.',
  offline: 'The portal could not be reached. Check your connection and try again.',
};

export const commonWords = {
  documents: 'Failed to save documents.',
  loggedIn: 'Login successful!',
  restoredPersonal: 'Your personal information has been restored. Please continue with login.',
};
