const LEAST = 8;
const MOST = 200;

/** In the order in which they are told: the first that is broken is shown. The server keeps the same. */
const rules: readonly [holds: (password: string) => boolean, sentence: string][] = [
  [(password) => password !== '', 'New password is required'],
  [(password) => [...password].length >= LEAST, `Password must be at least ${LEAST} characters long`],
  [(password) => [...password].length <= MOST, `Password must be at most ${MOST} characters long`],
  [(password) => /\p{Ll}/u.test(password), 'Password must contain at least one lowercase letter'],
  [(password) => /\p{Lu}/u.test(password), 'Password must contain at least one uppercase letter'],
  [(password) => /\d/.test(password), 'Password must contain at least one number'],
];

export const PASSWORD_HINT =
  'At least 8 characters with a lowercase letter, an uppercase letter and a number.';

export interface NewPassword {
  newPassword: string;
  confirmation: string;
}

/** One sentence a field; empty when all is well. */
export function newPasswordErrors({ newPassword, confirmation }: NewPassword): Partial<NewPassword> {
  const errors: Partial<NewPassword> = {};
  const broken = rules.find(([holds]) => !holds(newPassword));
  if (broken) errors.newPassword = broken[1];
  if (confirmation === '') errors.confirmation = 'Please confirm your new password';
  else if (confirmation !== newPassword) errors.confirmation = 'Passwords do not match';
  return errors;
}
