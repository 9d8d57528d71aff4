/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  passwordChanged,
  ownPassword,
  ownPasswordLead,
  loadingProfile,
  goOnNow,
  notNow,
  toData,
  aboutYou,
  name,
  email,
  phone,
  ownProgrammes,
  profileFailed,
  profileNotFound,
  profileKept,
] = /* @__PURE__ */ messages(203, [
  'Password Changed',
  'Choose a password of your own',
  'You signed in with the password that we mailed to you. Choose one that only you know: it keeps your application safe.',
  'Loading your profile',
  'Continue',
  'Not now',
  <T>({ data }: { data: (words: string) => T }) => [
    data('Your data'),
    ': what we hold, who opened it, and when it ends.',
  ],
  'About you',
  'Name',
  'Email',
  'Phone',
  ({ count }: { count: number }) => `${count === 1 ? `Programme` : `Programmes`}`,
  'Failed to load user profile data.',
  'Profile Not Found',
  'Nothing is lost. Try again in a moment; if it goes on, write to us.',
]);
