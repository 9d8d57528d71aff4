import type { ShellApi } from '@portal/contract-shell-v1';
import { Notice } from '@portal/ui';
import * as t from '../../../messages/mailed';
import { ForgottenForm } from './forgotten-form';
import { NewPasswordForm } from './new-password-form';

export interface MailedLinkProps {
  shell: ShellApi;
  /** The secret of the mailed link that opened the page; null shows the form that requests a link. */
  token: string | null;
  /** True right after the password was changed: a message says so above the sign-in form. */
  changed?: boolean;
  show: (view: 'sign-in' | 'forgotten' | 'changed') => void;
}

/** Asks for a link by mail, sets the new password of a person who follows it, and confirms. Loaded on demand. */
export default function MailedLink({ shell, token, changed, show }: MailedLinkProps) {
  if (changed)
    return (
      <Notice tone="success" role="status">
        <p>{t.passwordChanged()}</p>
      </Notice>
    );
  if (!token) return <ForgottenForm shell={shell} onBack={() => show('sign-in')} />;
  return (
    <NewPasswordForm
      shell={shell}
      token={token}
      onChanged={() => {
        // The token has been used. This removes it from the history, so that a reload does not offer it again.
        shell.navigate('/', { replace: true });
        show('changed');
      }}
      onAskAgain={() => show('forgotten')}
    />
  );
}
