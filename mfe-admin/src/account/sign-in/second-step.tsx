import type { ShellApi } from '@portal/contract-shell-v1';
import type { SecondStepRequest } from '@portal/contract-svc-auth-v1';
import { Button, usePageTitle } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { refusalSentence } from '../../frame/common/refusal';
import * as t from '../../messages/second-step';
import { PasskeyButton } from '../passkeys/passkey-button';
import type { SignIn } from './use-sign-in';

export interface SecondStepProps {
  shell: ShellApi;
  signIn: SignIn;
  /** Sends email and password again, with the code or the passkey. */
  send: (step: SecondStepRequest) => void;
}

/** The second step of a sign-in: the code of the authenticator app, or a recovery code. */
export default function SecondStep({ shell, signIn, send }: SecondStepProps) {
  const { problems, attempt, busy, startAgain, passkey } = signIn;
  const [refused, setRefused] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [presses, setPresses] = useState(0);
  const problem = missing ? t.codeMissing() : (refused ?? problems.code ?? problems.general ?? undefined);
  const errors = problem ? [{ href: '#code', message: problem }] : [];
  usePageTitle(t.codeTitle(), { site: shell.branding.name, error: errors.length > 0 });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), []);

  function press(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setPresses((count) => count + 1);
    setRefused(null);
    setMissing(code.trim() === '');
    if (code.trim() !== '') send({ code: code.trim() });
  }

  async function pressPasskey(asked: Record<string, unknown>) {
    setPresses((count) => count + 1);
    setMissing(false);
    setRefused(null);
    try {
      const { answerByPasskey } = await import('../passkeys/browser');
      send({ passkey: await answerByPasskey(asked) });
    } catch (error) {
      setRefused(refusalSentence(error, t.codeMissing()));
    }
  }

  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt + presses} />
      <h1 ref={title} tabIndex={-1}>
        {t.codeTitle()}
      </h1>
      <p>{t.codeText({ passkey: passkey ? 'yes' : 'no' })}</p>
      {passkey ? (
        <PasskeyButton asked={passkey} busy={busy} press={(asked) => void pressPasskey(asked)} />
      ) : null}
      <form onSubmit={press} noValidate>
        <TextField
          id="code"
          label={t.code()}
          hint={t.codeHint()}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={problem}
        />
        <div className="p-row p-between">
          <Button type="submit" busy={busy}>
            {t.goOn()}
          </Button>
          <Button variant="quiet" onClick={startAgain}>
            {t.somebodyElse()}
          </Button>
        </div>
      </form>
    </>
  );
}
