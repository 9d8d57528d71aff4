/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  aboutYou,
  nameNotSaved,
  name,
  nameHint,
  saveName,
  role,
  tryAgain,
  profileLoading,
  ownPassword,
  ownPasswordText,
  profileFailed,
  profileMissing,
  checkForm,
  passwordChanged,
  nameSaved,
  nameFailed,
] = /* @__PURE__ */ messages(216, [
  'About you',
  'Your name was not saved',
  'Name',
  'Applicants see it under your messages.',
  'Save name',
  'Role',
  'Try again',
  'Loading your profile',
  'Please choose your own password',
  'Your current password was made for you. Change it below.',
  'Failed to load user profile data.',
  'Profile Not Found',
  'Validation Error: Please check the form for errors.',
  'Password changed successfully.',
  'Your name is saved.',
  'Your name could not be saved. Please try again.',
]);
