/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  passwordChanged,
  loadingProfile,
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
  'Loading your profile',
  <T>({ data }: { data: (words: string) => T }) => [
    data('Your data'),
    ': what we keep about you, who opened it, and for how long.',
  ],
  'About you',
  'Name',
  'Email',
  'Phone',
  ({ count }: { count: number }) => `${count === 1 ? `Programme` : `Programmes`}`,
  'Failed to load user profile data.',
  'Profile Not Found',
  'Nothing is lost. Try again in a moment; if it happens again, write to us.',
]);
