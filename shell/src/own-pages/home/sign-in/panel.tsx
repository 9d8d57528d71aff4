import type { Session, ShellApi } from '@portal/contract-shell-v1';
import { useLinkSecret } from '@portal/remote-sdk';
import { useFocusOnChange } from '@portal/ui';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { withAllWords } from '../../../language/more';
import * as t from '../../../messages/panel';
import * as signInWords from '../../../messages/sign-in';
import { MailedLinkLater } from './mailed-link-later';
import { SignInForm } from './sign-in-form';
import type { SignedInProps } from './signed-in';

/** In one file with the sign-in's calls: most visitors of the home page are not signed in. */
const SignedIn = lazy<(props: SignedInProps) => React.ReactNode>(() =>
  withAllWords(import(/* webpackChunkName: "sign-in" */ './signed-in')).catch(() => ({
    default: () => null,
  })),
);

type View = 'sign-in' | 'forgotten' | 'new-password' | 'changed';

const headings: Record<View, () => string> = {
  'sign-in': signInWords.welcomeBack,
  forgotten: t.forgotten,
  'new-password': t.chooseNew,
  changed: signInWords.welcomeBack,
};

function useSession(shell: ShellApi): Session | null {
  return useSyncExternalStore(shell.session.subscribe, shell.session.current, shell.session.current);
}

/**
 * One card for everything about signing in. A mailed link opens it at the new password, the link on the staff's sign-in
 * page at the form that requests a mail.
 */
export function SignInPanel({ shell }: { shell: ShellApi }) {
  const session = useSession(shell);
  const token = useLinkSecret('reset');
  const [view, setView] = useState<View>(() => {
    if (token) return 'new-password';
    return asksForNewPassword(location.search) ? 'forgotten' : 'sign-in';
  });
  useEffect(() => {
    if (token) setView('new-password');
  }, [token]);
  const heading = useFocusOnChange(view, { scroll: 'nearest' });

  if (session && view !== 'new-password')
    return (
      <Suspense fallback={<div className="p-card p-card-float p-sign-in" />}>
        <SignedIn shell={shell} session={session} />
      </Suspense>
    );
  return (
    <section className="p-card p-card-float p-sign-in" aria-labelledby="sign-in-title">
      <h2 id="sign-in-title" ref={heading} tabIndex={-1}>
        {headings[view]()}
      </h2>
      {view === 'forgotten' || (view === 'new-password' && token) ? (
        <MailedLinkLater shell={shell} token={view === 'forgotten' ? null : token} show={setView} />
      ) : null}
      {view === 'sign-in' || view === 'changed' ? (
        <SignInForm
          shell={shell}
          notice={
            view === 'changed' ? <MailedLinkLater shell={shell} token={null} changed show={setView} /> : null
          }
          onForgotten={() => setView('forgotten')}
        />
      ) : null}
    </section>
  );
}

/** Whether a link asks for a new password (`/?forgotten`), as the link on the staff's sign-in page does. */
const asksForNewPassword = (search: string): boolean => new URLSearchParams(search).has('forgotten');
