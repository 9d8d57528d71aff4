import { TextField } from '@portal/ui/forms';
import * as t from '../../messages/newPasswords';
import type { PasswordForm } from './use-password-form';

interface NewPasswordFieldsProps {
  form: PasswordForm;
  /** The account's email, for password managers. */
  email: string;
  hint: string;
  /** Whether the current password is asked for first. */
  current?: boolean;
}

/** A new password and its repetition. */
export function NewPasswordFields({ form: { bind }, email, hint, current = false }: NewPasswordFieldsProps) {
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {current ? (
        <TextField {...bind('currentPassword')} label={t.currentPassword()} autoComplete="current-password" />
      ) : null}
      <TextField {...bind('newPassword')} label={t.newPassword()} hint={hint} autoComplete="new-password" />
      <TextField {...bind('confirmation')} label={t.confirmPassword()} autoComplete="new-password" />
    </>
  );
}
