import type { ShellApi } from '@portal/contract-shell-v1';
import type { SecondStepRequest } from '@portal/contract-svc-auth-v1';
import { Button, usePageTitle } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { refusalSentence } from '../common/refusal';
import { PasskeyButton } from '../passkeys/passkey-button';
import type { SignIn } from './use-sign-in';

const TITLE = 'Enter your code';
const MISSING = 'Enter the code that your app shows';

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
  const problem = missing ? MISSING : (refused ?? problems.code ?? problems.general ?? undefined);
  const errors = problem ? [{ href: '#code', message: problem }] : [];
  usePageTitle(TITLE, { site: shell.branding.name, error: errors.length > 0 });
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
      setRefused(refusalSentence(error, MISSING));
    }
  }

  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt + presses} />
      <h1 ref={title} tabIndex={-1}>
        {TITLE}
      </h1>
      <p>
        Your password is right. Open your authenticator app and enter the six figures that it shows
        {passkey ? ', or use your passkey' : ''}.
      </p>
      {passkey ? (
        <PasskeyButton asked={passkey} busy={busy} press={(asked) => void pressPasskey(asked)} />
      ) : null}
      <form onSubmit={press} noValidate>
        <TextField
          id="code"
          label="Code"
          hint="No app at hand? Enter one of your recovery codes. An administrator can help if you have none."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={problem}
        />
        <div className="p-row p-between">
          <Button type="submit" busy={busy}>
            Go on
          </Button>
          <Button variant="quiet" onClick={startAgain}>
            Sign in as somebody else
          </Button>
        </div>
      </form>
    </>
  );
}
