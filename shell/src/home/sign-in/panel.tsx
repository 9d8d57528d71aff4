import type { Session, ShellApi } from '@portal/contract-shell-v1';
import { useFocusOnChange } from '@portal/ui';
import { useState, useSyncExternalStore } from 'react';
import { ForgottenForm } from './forgotten-form';
import { NewPasswordForm } from './new-password-form';
import { asksForNewPassword, resetTokenOf } from './opened-by';
import { SignInForm } from './sign-in-form';
import { SignedIn } from './signed-in';

type View = 'sign-in' | 'forgotten' | 'new-password' | 'changed';

const headings: Record<View, string> = {
  'sign-in': 'Welcome Back',
  forgotten: 'Forgot password?',
  'new-password': 'Choose a new password',
  changed: 'Welcome Back',
};

function useSession(shell: ShellApi): Session | null {
  return useSyncExternalStore(shell.session.subscribe, shell.session.current);
}

/**
 * One card for everything about signing in; a mailed link opens it at the new password, the staff's
 * door where a link is asked for.
 */
export function SignInPanel({ shell }: { shell: ShellApi }) {
  const session = useSession(shell);
  const [token] = useState(() => resetTokenOf(location.search));
  const [view, setView] = useState<View>(() => {
    if (token) return 'new-password';
    return asksForNewPassword(location.search) ? 'forgotten' : 'sign-in';
  });
  const heading = useFocusOnChange(view, { scroll: 'nearest' });
  const show = (next: View) => () => setView(next);

  if (session && view !== 'new-password') return <SignedIn shell={shell} session={session} />;
  return (
    <section className="p-card p-card-float p-sign-in" aria-labelledby="sign-in-title">
      <h2 id="sign-in-title" ref={heading} tabIndex={-1}>
        {headings[view]}
      </h2>
      {view === 'forgotten' ? <ForgottenForm shell={shell} onBack={show('sign-in')} /> : null}
      {view === 'new-password' && token ? (
        <NewPasswordForm
          shell={shell}
          token={token}
          onChanged={() => {
            // The link has done its work; a reload must not offer it again.
            shell.navigate('/', { replace: true });
            setView('changed');
          }}
          onAskAgain={show('forgotten')}
        />
      ) : null}
      {view === 'sign-in' || view === 'changed' ? (
        <SignInForm shell={shell} changed={view === 'changed'} onForgotten={show('forgotten')} />
      ) : null}
    </section>
  );
}
