import type { SecondStepRequest } from '@portal/contract-svc-auth-v1';
import { Button } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useWork } from '../../frame/common/use-work';
import * as shared from '../../messages/common';
import * as t from '../../messages/second-factor';
import * as secondStepWords from '../../messages/second-step';
import * as signInWords from '../../messages/sign-in';
import { PasskeyButton } from '../passkeys/passkey-button';

type Name = 'password' | 'code';

export interface Given extends Record<Name, string> {
  /** The browser's answer for a passkey, in place of the code. */
  passkey?: SecondStepRequest['passkey'];
}

export interface ProofFormProps {
  /** The fields of the dialog; empty if the button is enough. */
  asks: readonly Name[];
  button: string;
  harmful?: boolean;
  /** Sends the proof; a refusal is shown at its field. */
  send: (given: Given) => Promise<void>;
  /** The request with which the browser asks for a passkey, in place of the code. */
  passkey?: Record<string, unknown> | undefined;
  cancel: () => void;
  cancelLabel?: string;
  /** The text that explains the purpose. */
  children: ReactNode;
}

const fields = {
  password: {
    get label() {
      return t.yourPassword();
    },
    type: 'password',
    autoComplete: 'current-password',
    hint: undefined,
    get missing() {
      return signInWords.passwordMissing();
    },
  },
  code: {
    get label() {
      return secondStepWords.code();
    },
    type: 'text',
    autoComplete: 'one-time-code',
    get hint() {
      return t.sixFigures();
    },
    get missing() {
      return secondStepWords.codeMissing();
    },
  },
} as const;

/** Asks for the password, the code of the app, or both. */
export function ProofForm({ asks, button, harmful, send, cancel, children, ...more }: ProofFormProps) {
  const { busy, run } = useWork();
  const [given, setGiven] = useState<Record<Name, string>>({ password: '', code: '' });
  const [problems, setProblems] = useState<Partial<Record<Name | 'general', string>>>({});
  const [attempt, setAttempt] = useState(0);
  const errors = ([...asks, 'general'] as const).flatMap((name) => {
    const message = problems[name];
    return message ? [{ href: `#factor-${name === 'general' ? (asks[0] ?? 'send') : name}`, message }] : [];
  });

  function press(event: FormEvent) {
    event.preventDefault();
    setAttempt((count) => count + 1);
    const missing = asks.filter((name) => given[name].trim() === '');
    setProblems(Object.fromEntries(missing.map((name) => [name, fields[name].missing])));
    if (missing.length > 0) return;
    sendIt(() => send({ password: given.password, code: given.code.trim() }));
  }

  function pressPasskey(asked: Record<string, unknown>) {
    setAttempt((count) => count + 1);
    setProblems({});
    sendIt(async () => {
      const { answerByPasskey } = await import('../passkeys/browser');
      await send({ password: given.password, code: '', passkey: await answerByPasskey(asked) });
    });
  }

  function sendIt(sending: () => Promise<void>) {
    void run(sending, (error) => {
      const errors = fieldErrors(error, asks);
      setProblems(
        Object.keys(errors).length > 0 ? errors : { general: refusalSentence(error, shared.actFailed()) },
      );
    });
  }

  return (
    <form onSubmit={press} noValidate>
      <ErrorSummary errors={errors} attempt={attempt} />
      {children}
      {more.passkey ? <PasskeyButton asked={more.passkey} busy={busy} press={pressPasskey} /> : null}
      {asks.map((name) => {
        const { missing: _, hint, ...how } = fields[name];
        return (
          <TextField
            key={name}
            id={`factor-${name}`}
            {...how}
            {...(hint && { hint })}
            {...(name === 'password' && { reveal: true })}
            value={given[name]}
            error={problems[name]}
            onChange={({ target }) => setGiven((before) => ({ ...before, [name]: target.value }))}
          />
        );
      })}
      <div className="p-row p-ends">
        <Button variant="outline" onClick={cancel}>
          {more.cancelLabel ?? shared.cancel()}
        </Button>
        <Button id="factor-send" type="submit" variant={harmful ? 'danger' : 'primary'} busy={busy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
