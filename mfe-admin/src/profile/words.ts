export const profileMessages = {
  title: 'My profile',
  loadFailed: 'Failed to load user profile data.',
  notFound: 'Profile Not Found',
  check: 'Validation Error: Please check the form for errors.',
  passwordChanged: 'Password changed successfully.',
  nameSaved: 'Your name is saved.',
  nameFailed: 'Your name could not be saved. Please try again.',
} as const;
