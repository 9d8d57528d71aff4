/** The toasts about discarding a draft, in the wizards and in the dashboard. */
export const discardWords = {
  discarded: 'Application Discarded',
  failed: 'Failed to discard the application.',
};
