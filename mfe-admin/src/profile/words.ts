export const words = {
  title: 'My profile',
  loadFailed: 'Failed to load user profile data.',
  notFound: 'Profile Not Found',
  wrongPassword: 'Current password is incorrect.',
  check: 'Validation Error: Please check the form for errors.',
  passwordFailed: 'Failed to change password. Please try again.',
  passwordChanged: 'Password changed successfully.',
  nameSaved: 'Your name is saved.',
  nameFailed: 'Your name could not be saved. Please try again.',
} as const;
