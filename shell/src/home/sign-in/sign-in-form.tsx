import type { ShellApi } from '@portal/contract-shell-v1';
import { Button, Notice } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import * as t from '../../messages/home';
import { expectCalls, loadCalls } from './calls';
import { firstPlace, homeOf } from './home-of';
import { problem } from './problem';
import { useAttempt } from './use-attempt';

interface SignInFormProps {
  shell: ShellApi;
  /** True right after a password change by a mailed link. */
  changed: boolean;
  onForgotten: () => void;
}

export function SignInForm({ shell, changed, onForgotten }: SignInFormProps) {
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const { problems, attempt, busy, run } = useAttempt(shell.branding.name);
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message;

  async function submit() {
    const missing = [
      identifier.trim() ? null : problem(t.identifierMissing, 'email_or_phone'),
      password ? null : problem(t.passwordMissing, 'password'),
    ].filter((problem) => problem !== null);
    if (missing.length > 0) return missing;

    const calls = await loadCalls().catch(() => null);
    if (!calls) return [problem(t.signInFailed), problem(t.unreachable)];
    const result = await calls.signIn(shell, { identifier: identifier.trim(), password });
    if (!result.ok) return result.problems;
    const home = homeOf(result.session.user.role);
    if (!home) return [problem(t.noRole)];
    shell.session.start(result.session);
    shell.navigate(firstPlace(home, result));
    return [];
  }

  return (
    <form action="/" method="post" noValidate onFocus={expectCalls} onSubmit={run(submit)}>
      {changed ? (
        <Notice tone="success" role="status">
          <p>{t.passwordChanged()}</p>
        </Notice>
      ) : null}
      <ErrorSummary
        attempt={attempt}
        errors={problems.map(({ field = 'email_or_phone', message }) => ({ href: `#${field}`, message }))}
      />
      <TextField
        id="email_or_phone"
        name="username"
        label={t.identifier()}
        hint={t.identifierHint({ local: '0788 000 111', abroad: '+257\u00a079\u00a012\u00a034\u00a056' })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={identifier}
        onChange={(event) => setIdentifier(event.currentTarget.value)}
        error={problemOf('email_or_phone')}
      />
      <TextField
        id="password"
        name="password"
        label={t.password()}
        reveal
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={problemOf('password')}
      />
      <div className="p-row p-between">
        <Button type="submit" busy={busy}>
          {t.signIn()}
        </Button>
        <button type="button" className="p-link" onClick={onForgotten}>
          {t.forgotten()}
        </button>
      </div>
      <p className="p-small p-muted mt-4 mb-0">
        {t.needHelp()} <a href={`mailto:${shell.branding.mailbox}`}>{t.contactSupport()}</a>
      </p>
    </form>
  );
}
