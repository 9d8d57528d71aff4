import type { ShellApi } from '@portal/contract-shell-v1';
import { Button } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { type ReactNode, useState } from 'react';
import * as t from '../../messages/home';
import * as signInWords from '../../messages/sign-in';
import { expectCalls, loadCalls } from './calls';
import { firstPlace, homeOf } from './home-of';
import { problem } from './problem';
import { useAttempt } from './use-attempt';

interface SignInFormProps {
  shell: ShellApi;
  /** What is said above the fields. */
  notice: ReactNode;
  onForgotten: () => void;
}

export function SignInForm({ shell, notice, onForgotten }: SignInFormProps) {
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
    if (!calls) return [problem(signInWords.signInFailed), problem(signInWords.unreachable)];
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
      {notice}
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
        {signInWords.needHelp()}{' '}
        <a href={`mailto:${shell.branding.mailbox}`}>{signInWords.contactSupport()}</a>
      </p>
    </form>
  );
}
