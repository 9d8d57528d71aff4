import type { Text } from '@portal/contract-language-v1';
import { message } from './message';
/** The least length of a password, the same in the browser and on the server. */
export const minimumPasswordLength = 8;
/** The greatest length of a password: longer input is refused before it is hashed. */
export const maximumPasswordLength = 200;

type Problems<Typed> = Partial<Record<keyof Typed, Text>>;

export interface PasswordRule {
  message: Text;
  holds(password: string): boolean;
}

/** The rules, in the order in which broken ones are shown. */
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

/** All rules that a new password breaks, in the order in which they are shown. */
export function brokenPasswordRules(password: string): Text[] {
  return passwordRules.filter((rule) => !rule.holds(password)).map((rule) => rule.message);
}

/** The messages about a new password and its repetition, one for each field; empty when both are fine. */
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

/** A new password must differ from the current one: else a mailed password could stay in use. */
export const samePassword = 'Choose a password that differs from your current one';

/** The hint that is shown before a password is typed. */
export const passwordHint =
  'At least 8 characters with a lowercase letter, an uppercase letter and a number.';

export interface ChangedPassword extends NewPassword {
  currentPassword: string;
}

/** The messages about a change of password, where the current password is asked for as well. */
export function changedPasswordProblems({
  currentPassword,
  ...chosen
}: ChangedPassword): Problems<ChangedPassword> {
  const problems: Problems<ChangedPassword> = newPasswordProblems(chosen);
  if (currentPassword !== '' && chosen.newPassword === currentPassword) problems.newPassword ??= samePassword;
  return currentPassword === '' ? { currentPassword: 'Current password is required', ...problems } : problems;
}
