import type { ShellApi } from '@portal/contract-shell-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { call, createJsonClient } from '@portal/remote-sdk';
import { Button, Notice } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import * as t from '../../../messages/mailed';
import * as signInWords from '../../../messages/sign-in';
import { problem } from './problem';
import { problemsByField } from './problems-by-field';
import { useAttempt } from './use-attempt';

interface ForgottenFormProps {
  shell: ShellApi;
  onBack: () => void;
}

/** Requests a link by mail. The answer never reveals whether the account exists. */
export function ForgottenForm({ shell, onBack }: ForgottenFormProps) {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { problems, attempt, busy, run } = useAttempt(shell.branding.name);

  async function submit() {
    const address = email.trim();
    if (!/^\S+@\S+$/.test(address)) {
      return [problem(t.emailWrong, 'email')];
    }
    try {
      await call(createJsonClient(shell), accountCalls.requestPasswordReset, { body: { email: address } });
      setSentTo(address);
      return [];
    } catch (error) {
      return problemsByField(error);
    }
  }

  if (sentTo) {
    return (
      <>
        <Notice tone="success" role="status" title={t.checkMail()}>
          <p>{t.linkSent({ address: sentTo })}</p>
        </Notice>
        <p>{t.nothingThere()}</p>
        <div className="p-row p-between">
          <Button variant="outline" onClick={onBack}>
            {t.backToSignIn()}
          </Button>
          <a href={`mailto:${shell.branding.mailbox}`}>{signInWords.contactSupport()}</a>
        </div>
      </>
    );
  }
  return (
    <form action="/" method="post" noValidate onSubmit={run(submit)}>
      <ErrorSummary attempt={attempt} errors={problems.map(({ message }) => ({ href: '#email', message }))} />
      <TextField
        id="email"
        type="email"
        label={t.email()}
        hint={t.emailHint()}
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={problems.find((problem) => problem.field === 'email')?.message}
      />
      <div className="p-row p-between">
        <Button type="submit" busy={busy}>
          {t.sendLink()}
        </Button>
        <button type="button" className="p-link" onClick={onBack}>
          {t.backToSignIn()}
        </button>
      </div>
    </form>
  );
}
