import type { Text } from '@portal/contract-language-v1';
import { message } from './message';
/** What a password has to be: the same in the browser and on the server. */
export const minimumPasswordLength = 8;
/** Longer input is refused before it is hashed. */
export const maximumPasswordLength = 200;

type Problems<Typed> = Partial<Record<keyof Typed, Text>>;

export interface PasswordRule {
  message: Text;
  holds(password: string): boolean;
}

/** In the order in which broken ones are shown. */
export const passwordRules: PasswordRule[] = [
  {
    message: message('Password must be at least {minimum} characters long', {
      minimum: minimumPasswordLength,
    }),
    holds: (password) => [...password].length >= minimumPasswordLength,
  },
  {
    message: message('Password must be at most {maximum} characters long', {
      maximum: maximumPasswordLength,
    }),
    holds: (password) => [...password].length <= maximumPasswordLength,
  },
  {
    message: 'Password must contain at least one lowercase letter',
    holds: (password) => /\p{Ll}/u.test(password),
  },
  {
    message: 'Password must contain at least one uppercase letter',
    holds: (password) => /\p{Lu}/u.test(password),
  },
  { message: 'Password must contain at least one number', holds: (password) => /\d/.test(password) },
];

/** Every rule that a new password breaks, in the order in which they are shown. */
export function brokenPasswordRules(password: string): Text[] {
  return passwordRules.filter((rule) => !rule.holds(password)).map((rule) => rule.message);
}

/** What is wrong with a new password and its repetition, a sentence a field; empty when all is well. */
export function newPasswordProblems({ newPassword, confirmation }: NewPassword): Problems<NewPassword> {
  const problems: Problems<NewPassword> = {};
  const [broken] = newPassword === '' ? ['New password is required'] : brokenPasswordRules(newPassword);
  if (broken) problems.newPassword = broken;
  if (confirmation === '') problems.confirmation = 'Please confirm your new password';
  else if (confirmation !== newPassword) problems.confirmation = 'Passwords do not match';
  return problems;
}

export interface NewPassword {
  newPassword: string;
  confirmation: string;
}

/** A password that was mailed shall not stay the password, and a change is a change. */
export const samePassword = 'Choose a password that differs from your current one';

/** Shown before it is typed. */
export const passwordHint =
  'At least 8 characters with a lowercase letter, an uppercase letter and a number.';

export interface ChangedPassword extends NewPassword {
  currentPassword: string;
}

/** The same where the password of now is asked for as well. */
export function changedPasswordProblems({
  currentPassword,
  ...chosen
}: ChangedPassword): Problems<ChangedPassword> {
  const problems: Problems<ChangedPassword> = newPasswordProblems(chosen);
  if (currentPassword !== '' && chosen.newPassword === currentPassword) problems.newPassword ??= samePassword;
  return currentPassword === '' ? { currentPassword: 'Current password is required', ...problems } : problems;
}
