import { type NewPassword, newPasswordProblems } from '@portal/contract-svc-auth-v1/password-rules';

export interface PasswordForm extends NewPassword {
  currentPassword: string;
}

/** One sentence a field; empty when all is well. */
export function passwordErrors({ currentPassword, ...chosen }: PasswordForm): Partial<PasswordForm> {
  const problems: Partial<PasswordForm> = newPasswordProblems(chosen);
  return currentPassword === '' ? { currentPassword: 'Current password is required', ...problems } : problems;
}
