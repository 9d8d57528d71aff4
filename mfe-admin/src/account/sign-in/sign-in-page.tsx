import { isStaffRole } from '@portal/contract-shell-v1';
import type { PageComponentProps } from '@portal/remote-sdk';
import { Button, usePageTitle } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { rich } from '@portal/ui/language';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import * as t from '../../messages/sign-in';
import { SignInFrame } from '../sign-in-frame';
import { useSignIn } from './use-sign-in';

const ChooseFirst = lazy(() => import('./choose-first'));
const SetUpFirst = lazy(() => import('./set-up-first'));
const SecondStep = lazy(() => import('./second-step'));

/** The staff's sign-in page. */
export function SignInPage({ shell }: PageComponentProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useSignIn(shell);
  const { problems, attempt, busy, submit, narrow, asksCode, startAgain } = signIn;
  const errors = [
    { href: '#email', message: problems.fields.email?.() },
    { href: '#password', message: problems.fields.password?.() },
    { href: '#email', message: problems.general },
  ].flatMap(({ href, message }) => (message ? [{ href, message }] : []));
  usePageTitle(t.staffSignIn(), { error: errors.length > 0, site: shell.branding.name });

  useEffect(() => {
    const role = shell.session.current()?.user.role;
    if (role && isStaffRole(role)) shell.navigate('/dashboard', { replace: true });
  }, [shell]);

  function press(event: FormEvent) {
    event.preventDefault();
    if (!busy) void submit({ email, password });
  }

  if (narrow)
    return (
      <SignInFrame shell={shell}>
        <Suspense fallback={null}>
          {narrow.first === 'password' ? (
            <ChooseFirst
              shell={shell}
              signedIn={narrow}
              enter={(chosen) => submit({ email: narrow.email, password: chosen })}
            />
          ) : (
            <SetUpFirst shell={shell} signedIn={narrow} startAgain={startAgain} />
          )}
        </Suspense>
      </SignInFrame>
    );
  if (asksCode)
    return (
      <SignInFrame shell={shell}>
        <Suspense fallback={null}>
          <SecondStep shell={shell} signIn={signIn} send={(step) => void submit({ email, password }, step)} />
        </Suspense>
      </SignInFrame>
    );
  return (
    <SignInFrame shell={shell}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <h1>{t.welcomeBack()}</h1>
      <p>{rich(t.signInLead({ home: (words) => <a href="/">{words}</a> }))}</p>
      <form onSubmit={press} noValidate>
        <TextField
          id="email"
          label={t.email()}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={problems.fields.email?.()}
        />
        <TextField
          id="password"
          label={t.password()}
          hint={t.passwordHint()}
          reveal
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={problems.fields.password?.()}
        />
        <div className="p-row p-between">
          <Button type="submit" busy={busy}>
            {t.login()}
          </Button>
          <a href="/?forgotten">{t.forgotten()}</a>
        </div>
      </form>
      <p className="p-muted mt-4">{t.confidential({ name: shell.branding.name })}</p>
    </SignInFrame>
  );
}
