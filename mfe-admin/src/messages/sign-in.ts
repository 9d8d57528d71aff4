/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  homePage,
  emailMissing,
  emailUnfit,
  passwordMissing,
  passwordShort,
  staffSignIn,
  welcomeBack,
  signInLead,
  email,
  password,
  passwordHint,
  login,
  forgotten,
  confidential,
  loginFailed,
  roleUnfit,
] = /* @__PURE__ */ messages(125, [
  'Home page',
  'Enter your email address',
  'Enter an email address such as name@example.org',
  'Enter your password',
  ({ least }: { least: string | number }) => `Password must be at least ${least} characters`,
  'Staff sign-in',
  'Welcome back',
  <T>({ home }: { home: (words: string) => T }) => [
    'Staff sign-in. Applicants sign in on the ',
    home('home page'),
    '.',
  ],
  'Email',
  'Password',
  'At least 8 characters',
  'Login',
  'Forgot password?',
  ({ name }: { name: string | number }) =>
    `Information about applicants is confidential. By signing in you agree to use it only to review their applications and to follow the privacy rules of ${name}.`,
  'Login failed. Check your credentials.',
  'Unauthorized role.',
]);
