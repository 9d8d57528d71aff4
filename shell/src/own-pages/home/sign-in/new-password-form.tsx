import type { ShellApi } from '@portal/contract-shell-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { call, createJsonClient } from '@portal/remote-sdk';
import { Button } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import * as t from '../../../messages/mailed';
import { problem } from './problem';
import { problemsByField } from './problems-by-field';
import { useAttempt } from './use-attempt';

interface NewPasswordFormProps {
  shell: ShellApi;
  /** The token of the mailed link. */
  token: string;
  onChanged: () => void;
  onAskAgain: () => void;
}

export function NewPasswordForm({ shell, token, onChanged, onAskAgain }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const { problems, attempt, busy, run } = useAttempt(shell.branding.name);
  const linkProblem = problems.some((problem) => problem.field === 'token');

  async function submit() {
    if (!password) return [problem(t.newPasswordMissing, 'newPassword')];
    try {
      await call(createJsonClient(shell), accountCalls.resetPassword, {
        body: { token, newPassword: password },
      });
    } catch (error) {
      return problemsByField(error);
    }
    // The server has just ended every session of the account, also the session in this browser.
    if (shell.session.current()) shell.session.end('signed-out');
    onChanged();
    return [];
  }

  return (
    <form action="/" method="post" noValidate onSubmit={run(submit)}>
      <ErrorSummary
        attempt={attempt}
        errors={problems.map(({ message }) => ({ href: '#newPassword', message }))}
      />
      <TextField
        id="newPassword"
        label={t.newPassword()}
        hint={t.newPasswordHint()}
        reveal
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={problems.find((problem) => problem.field === 'newPassword')?.message}
      />
      <div className="p-row p-between">
        <Button type="submit" busy={busy}>
          {t.savePassword()}
        </Button>
        {linkProblem ? (
          <button type="button" className="p-link" onClick={onAskAgain}>
            {t.askNewLink()}
          </button>
        ) : null}
      </div>
    </form>
  );
}
