export interface PasswordForm {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

/** In the order in which they are told: the first that is broken is shown. */
const rules: readonly [holds: (password: string) => boolean, sentence: string][] = [
  [(password) => password !== '', 'New password is required'],
  [(password) => password.length >= 8, 'Password must be at least 8 characters long'],
  [(password) => /[a-z]/.test(password), 'Password must contain at least one lowercase letter'],
  [(password) => /[A-Z]/.test(password), 'Password must contain at least one uppercase letter'],
  [(password) => /\d/.test(password), 'Password must contain at least one number'],
];

/** One sentence a field; empty when all is well. */
export function passwordErrors(form: PasswordForm): Partial<PasswordForm> {
  const errors: Partial<PasswordForm> = {};
  if (form.currentPassword === '') errors.currentPassword = 'Current password is required';
  const broken = rules.find(([holds]) => !holds(form.newPassword));
  if (broken) errors.newPassword = broken[1];
  if (form.confirmation === '') errors.confirmation = 'Please confirm your new password';
  else if (form.confirmation !== form.newPassword) errors.confirmation = 'Passwords do not match';
  return errors;
}
