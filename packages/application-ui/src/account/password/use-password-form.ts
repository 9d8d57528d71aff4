import type { Text } from '@portal/contract-language-v1';
import { type FormEvent, useState } from 'react';

/** The typed passwords; an invitation has no current password. */
export interface TypedPasswords {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

/** Messages by field. */
export type PasswordProblems = Partial<Record<keyof TypedPasswords, Text>>;

/** The refusal of a password. */
export interface RefusedPassword {
  fields: PasswordProblems;
  /** The message without a field. */
  general: string | null;
}

export interface PasswordFormOptions {
  check: (typed: TypedPasswords) => PasswordProblems;
  send: (typed: TypedPasswords) => Promise<void>;
  /** Reads the error of a call; null when another part of the page shows it and the form is gone. */
  refused: (error: unknown) => RefusedPassword | null;
}

const blank: TypedPasswords = { currentPassword: '', newPassword: '', confirmation: '' };
const names = ['currentPassword', 'newPassword', 'confirmation'] as const;

/** A form with a new password: checked when it is sent, emptied after success, kept after a refusal. */
export function usePasswordForm({ check, send, refused }: PasswordFormOptions) {
  const [typed, setTyped] = useState(blank);
  const [errors, setErrors] = useState<PasswordProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  function show({ fields, general }: RefusedPassword) {
    setErrors(fields);
    setFailure(general);
    setAttempt((count) => count + 1);
  }
  async function change() {
    setBusy(true);
    try {
      await send(typed);
      setTyped(blank);
      setDone(true);
    } catch (error) {
      const refusal = refused(error);
      if (!refusal) return;
      show(refusal);
    }
    setBusy(false);
  }

  return {
    failure,
    attempt,
    busy,
    done,
    summary: names.flatMap((name) => (errors[name] ? [{ href: `#${name}`, message: errors[name] }] : [])),
    submit(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      setDone(false);
      const fields = check(typed);
      show({ fields, general: null });
      if (Object.keys(fields).length === 0) void change();
    },
    bind: (name: keyof TypedPasswords) => ({
      id: name,
      name,
      reveal: true,
      value: typed[name],
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        setTyped({ ...typed, [name]: event.currentTarget.value }),
    }),
  };
}

export type PasswordForm = ReturnType<typeof usePasswordForm>;
