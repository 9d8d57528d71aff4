import type { ShellApi } from '@portal/contract-shell-v1';
import {
  type NewPassword,
  newPasswordProblems,
  passwordHint,
} from '@portal/contract-svc-auth-v1/password-rules';
import { type ApiClient, ApiError } from '@portal/remote-sdk';
import { Button, Notice, usePageTitle } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { acceptInvitation, type Invited } from '../api/invitation';
import { fieldErrors, sentenceOf } from '../common/refusal';
import { roleInSentence } from '../common/roles';

/** The page's title. */
export const WELCOME = 'Welcome to the staff';

const FAILED = 'Your password could not be set. Please try again.';
const names = ['newPassword', 'confirmation'] as const;

export interface AcceptFormProps {
  shell: ShellApi;
  api: ApiClient;
  token: string;
  invited: Invited;
  /** The link has stopped being good in the meantime. */
  gone: (message: string) => void;
}

/** Takes a password; then they are signed in. */
export function AcceptForm({ shell, api, token, invited, gone }: AcceptFormProps) {
  const [typed, setTyped] = useState<NewPassword>({ newPassword: '', confirmation: '' });
  const [errors, setErrors] = useState<Partial<NewPassword>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  async function accept() {
    setBusy(true);
    try {
      const { token: session, user } = await acceptInvitation(api, token, typed.newPassword);
      shell.session.start({ token: session, user });
      shell.navigate('/dashboard', { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        gone(error.message);
        return;
      }
      const found: Partial<NewPassword> = fieldErrors(error, ['newPassword']);
      setErrors(found);
      setFailure(Object.keys(found).length > 0 ? null : sentenceOf(error, FAILED));
    }
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setAttempt((count) => count + 1);
    setFailure(null);
    const found = newPasswordProblems(typed);
    setErrors(found);
    if (Object.keys(found).length === 0) void accept();
  }

  const bind = (name: keyof NewPassword) => ({
    id: name,
    reveal: true,
    autoComplete: 'new-password',
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const summary = names.flatMap((name) => {
    const message = errors[name];
    return message ? [{ href: `#${name}`, message }] : [];
  });
  usePageTitle(WELCOME, { site: shell.branding.name, error: summary.length > 0 });
  const signedIn = shell.session.current()?.user;
  return (
    <>
      <ErrorSummary errors={summary} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title="That was not done">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <p>
        You are invited as <strong>{invited.name}</strong> ({invited.email}), {roleInSentence(invited.role)}{' '}
        at {shell.branding.name}. Choose a password and you are in.
      </p>
      {signedIn && signedIn.email !== invited.email ? (
        <Notice title="Somebody is signed in here">
          <p>
            {signedIn.name ?? signedIn.email ?? 'Another person'} is signed in on this device. When you go on,
            you are signed in instead.
          </p>
        </Notice>
      ) : null}
      <form onSubmit={submit} noValidate>
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={invited.email} readOnly hidden />
        <TextField {...bind('newPassword')} label="New password" hint={passwordHint} />
        <TextField {...bind('confirmation')} label="Confirm new password" />
        <Button type="submit" busy={busy}>
          Accept the invitation
        </Button>
      </form>
    </>
  );
}
