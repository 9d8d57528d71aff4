import type { ShellApi } from '@portal/contract-shell-v1';
import { A05 } from '@portal/contract-svc-auth-v1/operations';
import { call, createJsonClient } from '@portal/remote-sdk';
import { Button, Notice } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { problemsByField } from './problems-by-field';
import { useAttempt } from './use-attempt';

interface ForgottenFormProps {
  shell: ShellApi;
  onBack: () => void;
}

/** Asks for a link by mail. The answer never reveals whether the account exists. */
export function ForgottenForm({ shell, onBack }: ForgottenFormProps) {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { problems, attempt, busy, run } = useAttempt(shell.branding.name);

  async function submit() {
    const address = email.trim();
    if (!/^\S+@\S+$/.test(address)) {
      return [
        { field: 'email', message: 'Enter an email address in the correct format, like name@example.com' },
      ];
    }
    try {
      await call(createJsonClient(shell), A05, { body: { email: address } });
      setSentTo(address);
      return [];
    } catch (error) {
      return problemsByField(error);
    }
  }

  if (sentTo) {
    return (
      <>
        <Notice tone="success" role="status" title="Check your email">
          <p>
            If there is an account with {sentTo}, a link to set a new password is on its way. It works for one
            hour.
          </p>
        </Notice>
        <p>Nothing there? Look among unwanted mail, or write to us.</p>
        <div className="p-row p-between">
          <Button variant="outline" onClick={onBack}>
            Back to sign in
          </Button>
          <a href={`mailto:${shell.branding.mailbox}`}>Contact Support</a>
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
        label="Email"
        hint="We send a link to set a new password to it."
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={problems.find((problem) => problem.field === 'email')?.message}
      />
      <div className="p-row p-between">
        <Button type="submit" busy={busy}>
          Send the link
        </Button>
        <button type="button" className="p-link" onClick={onBack}>
          Back to sign in
        </button>
      </div>
    </form>
  );
}
