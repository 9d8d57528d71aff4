import type { ShellApi } from '@portal/contract-shell-v1';
import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { type ReactNode, useState } from 'react';
import * as t from '../../../messages/panel';
import * as signInWords from '../../../messages/sign-in';
import { expectCalls, loadCalls } from './calls';
import { type Problem, problem } from './problem';
import { useAttempt } from './use-attempt';

interface SignInFormProps {
  shell: ShellApi;
  /** Shown above the fields. */
  notice: ReactNode;
  onForgotten: () => void;
}

/**
 * The sign-in form. Its fields are there at once; the code that submits them and shows errors loads when the first
 * field is used.
 */
export function SignInForm({ shell, notice, onForgotten }: SignInFormProps) {
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [calls, setCalls] = useState<Awaited<ReturnType<typeof loadCalls>>>();
  const { problems, attempt, busy, run } = useAttempt(shell.branding.name);
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message;

  async function submit() {
    const loaded = await loadCalls().catch(() => undefined);
    if (!loaded) return [problem(signInWords.signInFailed), problem(signInWords.unreachable)];
    setCalls(loaded);
    return loaded.submitSignIn(shell, { identifier, password });
  }

  return (
    <form action="/" method="post" noValidate onFocus={expectCalls} onSubmit={run(submit)}>
      {notice}
      {calls ? (
        <calls.ErrorSummary
          attempt={attempt}
          errors={problems.map(({ field = 'email_or_phone', message }) => ({ href: `#${field}`, message }))}
        />
      ) : (
        <NotLoaded problems={problems} />
      )}
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

/**
 * Shows problems without the error summary, whose code is loaded together with the sign-in's code and so is missing
 * too.
 */
const NotLoaded = ({ problems }: { problems: readonly Problem[] }) =>
  problems.length > 0 && (
    <div className="p-summary" role="alert">
      {problems.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
