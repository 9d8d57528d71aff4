import type { ShellApi } from '@portal/contract-shell-v1';
import { Notice } from '@portal/ui';
import * as t from '../../../messages/mailed';
import { ForgottenForm } from './forgotten-form';
import { NewPasswordForm } from './new-password-form';

export interface MailedLinkProps {
  shell: ShellApi;
  /** The secret of the link by which the page was opened; without it the form that asks for a link. */
  token: string | null;
  /** True right after the password was changed: then that is shown, above the form to sign in. */
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
        // The token is used up, and forgotten by this: a reload must not offer it again.
        shell.navigate('/', { replace: true });
        show('changed');
      }}
      onAskAgain={() => show('forgotten')}
    />
  );
}
