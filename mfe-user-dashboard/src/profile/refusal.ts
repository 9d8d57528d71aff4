import { ApiError } from '@portal/remote-sdk';
import { say } from '../common/messages';
import type { PasswordForm } from './password-rules';

interface Refusal {
  fields: Partial<PasswordForm>;
  /** What belongs to no field. */
  general: string | null;
  toast: string;
}

/** What is said when the server did not change the password. */
export function refusalOf(error: unknown): Refusal {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) {
    return { fields: { currentPassword: say.wrongPassword }, general: null, toast: say.wrongPassword };
  }
  if (error instanceof ApiError && status === 422) {
    const { currentPassword, newPassword } = error.errors;
    const fields: Partial<PasswordForm> = {};
    if (currentPassword?.[0]) fields.currentPassword = currentPassword[0];
    if (newPassword?.[0]) fields.newPassword = newPassword[0];
    const placed = Object.keys(fields).length > 0;
    return { fields, general: placed ? null : error.message, toast: say.checkForm };
  }
  const sentence = (error instanceof Error && error.message) || say.passwordFailed;
  return { fields: {}, general: sentence, toast: sentence };
}
