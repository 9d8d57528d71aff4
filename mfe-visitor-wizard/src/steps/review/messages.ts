import { validationError } from '../../wizard/messages';

/** The sentences of the last step alone, which come with it. */
export const say = {
  nothingToReview: 'No application ID found. Please go back and complete previous steps.',
  denied: 'Access denied. Please ensure you have the correct permissions.',
  reviewGone: 'Application data not found. Please go back and complete previous steps.',
  review: 'Failed to load application data for review. Please try again.',
  refused: validationError,
  submitRefused: (sentences: readonly string[]) => `Validation failed: ${sentences.join(', ')}`,
  submitFailed: 'Failed to submit application. Please try again.',
  submitToast: 'Failed to submit application',
  submitted: 'Application submitted successfully!',
};
